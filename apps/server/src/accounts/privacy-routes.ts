import * as calls from "@suvarna/contract/accounts/calls";
import type { AccountCounts } from "@suvarna/contract/accounts/schemas";
import * as schemas from "@suvarna/contract/accounts/schemas";
import * as staffCalls from "@suvarna/contract/accounts/staff";
import * as staffSchemas from "@suvarna/contract/accounts/staff-schemas";
import { pair } from "@suvarna/contract/endpoint";
import { proveOwner } from "../identity/index.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import type { AccountsDependencies } from "./accounts.ts";
import { closeAccount } from "./close-account.ts";
import { listPersonalAccess } from "./personal-access.ts";
import { accountPersonalData, findPersonalDataSubject } from "./personal-data.ts";

const endpoints = pair(calls, schemas);
const staffEndpoints = pair(staffCalls, staffSchemas);

/** The counts of a user who has no orders, favourites, alerts or tickets. */
const NOTHING: AccountCounts = {
  orders: 0,
  ordersOnTheWay: 0,
  ordersDone: 0,
  favorites: 0,
  alerts: 0,
  tickets: 0,
};

/**
 * Registers the calls for the counts of an account, for data export and erasure, and for the log of
 * the access of staff to personal data.
 * @param others the personal data of the other capabilities; the account is erased last
 */
export function registerPrivacy(
  api: Api,
  accounts: AccountsDependencies,
  others: readonly PersonalData[],
): void {
  const { db } = accounts.app.database;
  const allPersonalData = [...others, accountPersonalData(accounts)];

  handle(api, endpoints.exportMe, async (_input, { user }) => {
    await proveOwner(accounts.signIn, user, undefined);
    const subject = await findPersonalDataSubject(db, user.userId);
    if (!subject) throw new Refusal("unauthenticated");
    const data: Record<string, unknown> = {};
    for (const { name, exportData } of allPersonalData) data[name] = await exportData(db, subject);
    return data;
  });

  handle(api, endpoints.countMine, async (_input, { user }) => {
    const subject = await findPersonalDataSubject(db, user.userId);
    if (!subject) throw new Refusal("unauthenticated");
    const counts = { ...NOTHING };
    for (const { count } of allPersonalData) Object.assign(counts, await count?.(db, subject));
    return counts;
  });

  handle(api, endpoints.deleteMe, async ({ body }, { user, actor }) => {
    await closeAccount(accounts.signIn, actor, user, { password: body?.password, allPersonalData });
    return undefined;
  });

  handle(api, staffEndpoints.listPersonalAccess, async ({ query }) => ({
    entries: await listPersonalAccess(db, query.limit),
  }));
}
