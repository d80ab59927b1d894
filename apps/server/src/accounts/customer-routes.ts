import * as calls from "@suvarna/contract/accounts/staff";
import type { CustomerSort } from "@suvarna/contract/accounts/staff-constants";
import type { Customer } from "@suvarna/contract/accounts/staff-schemas";
import * as schemas from "@suvarna/contract/accounts/staff-schemas";
import { pair } from "@suvarna/contract/endpoint";
import { givenEmail, listShoppers, type UserSums } from "../identity/index.ts";
import { act, type UserActor } from "../platform/act.ts";
import { cutPage } from "../platform/cut-page.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import type { Approvals } from "../staff/index.ts";
import type { AccountsDependencies } from "./accounts.ts";
import {
  askAboutCustomer,
  customerAccount,
  exportCustomer,
  exportUntil,
} from "./customer-requests.ts";
import { accountPersonalData, consentsOf } from "./personal-data.ts";
import { serializeAddress } from "./serialize-user.ts";

const endpoints = pair(calls, schemas);

export interface CustomerDependencies {
  readonly approvals: Approvals;
  /** The amounts that buyers have paid, in paise, which the capability `orders` reads. */
  readonly paidByBuyer: () => UserSums;
}

/**
 * Registers the calls by which staff see shoppers' accounts.
 * @param others the personal data of the other capabilities
 */
export function registerCustomers(
  api: Api,
  accounts: AccountsDependencies & CustomerDependencies,
  others: readonly PersonalData[],
): void {
  const { app, approvals } = accounts;
  const { db } = app.database;
  const allPersonalData = [...others, accountPersonalData(accounts)];

  function ask(
    kind: "customer.export" | "customer.erase",
    userId: string,
    reason: string,
    actor: UserActor,
  ) {
    const request = { kind, userId, reason, staffId: actor.userId };
    return act(app, actor, (act) => askAboutCustomer(act, { approvals, allPersonalData }, request));
  }

  handle(api, endpoints.listCustomers, async ({ query }) => {
    const sort = sumSort(query.sort, accounts.paidByBuyer());
    const { limit } = query;
    const { rows, total } = await listShoppers(db, { ...query, sort, limit: limit + 1 });
    const { page, last } = cutPage(rows, limit);
    return { items: page.map(serializeCustomer), total, nextCursor: last?.id ?? null };
  });

  handle(api, endpoints.getCustomer, async ({ params: { id } }, { user }) => {
    const account = await customerAccount(db, id);
    const asker = { userId: id, staffId: user.userId, now: app.clock() };
    return {
      ...serializeCustomer(account),
      addresses: account.addresses.map(serializeAddress),
      consents: await consentsOf(db, id),
      exportUntil: (await exportUntil(db, asker))?.toISOString() ?? null,
      needsSecondPerson: approvals.limits.required,
    };
  });

  handle(api, endpoints.askForCustomerExport, async ({ params, body }, call) => {
    const approval = await ask("customer.export", params.id, body.reason, call.actor);
    if (!approval) return { done: true as const };
    call.answerWith(202);
    return { approval };
  });

  handle(api, endpoints.exportCustomer, ({ params }, { user, actor }) => {
    const about = { userId: params.id, staffId: user.userId };
    return act(app, actor, (act) => exportCustomer(act, allPersonalData, about));
  });

  handle(api, endpoints.askForCustomerErasure, async ({ params, body }, call) => {
    const approval = await ask("customer.erase", params.id, body.reason, call.actor);
    if (!approval) return { done: true as const };
    call.answerWith(202);
    return { approval };
  });
}

function sumSort(sort: CustomerSort, sums: UserSums) {
  return sort === "newest" ? null : { sums, isDown: sort === "paid-desc" };
}

function serializeCustomer(user: {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phone: string | null;
  readonly phoneVerified: boolean;
  readonly location: string;
  readonly createdAt: Date;
}): Customer {
  const { id, phone, createdAt, name, emailVerified, phoneVerified, location } = user;
  const account = { name, emailVerified, phoneVerified, location };
  const email = givenEmail(user) ?? "";
  return { _id: id, ...account, email, phone: phone ?? "", createdAt: createdAt.toISOString() };
}
