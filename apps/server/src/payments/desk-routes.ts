import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/payments/staff";
import type {
  DeskRefund,
  PaymentCase,
  SettlementDay,
  SettlementDifference,
} from "@suvarna/contract/payments/staff-schemas";
import * as schemas from "@suvarna/contract/payments/staff-schemas";
import { indianDay } from "@suvarna/domain/indian-day";
import { type Paise, rupees } from "@suvarna/domain/money";
import { type App, act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { listCases } from "./case-queries.ts";
import { compareSettlement } from "./compare-settlement.ts";
import { decideCase, explainDifference, retryRefund, settleByHand } from "./desk-decisions.ts";
import { GatewayError } from "./gateway.ts";
import type { Payments } from "./payments.ts";
import { listRefunds } from "./refund-queries.ts";
import * as settlements from "./settlement-queries.ts";

const endpoints = pair(calls, schemas);
const LISTED = 200;

/** The dependencies of staff's calls about payments and refunds. */
export interface MoneyDeskDependencies {
  readonly app: App;
  readonly payments: Pick<Payments, "connections">;
  /**
   * Reads the numbers of orders by their ids. It is passed in, because the payments capability may
   * not import orders.
   */
  readonly orderNumbersOf: (
    db: Db,
    orderIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  readonly config: {
    readonly payments: { readonly settlements: { readonly dueMs: number } };
  };
}

/** Registers staff's calls for refunds, cases and settlements that staff have to look at. */
export function registerMoneyDesk(
  api: Api,
  { app, payments, orderNumbersOf, config }: MoneyDeskDependencies,
): void {
  const { db } = app.database;

  handle(api, endpoints.listRefunds, async ({ query }) => {
    const refunds = await listRefunds(db, query.state, LISTED);
    const numbers = await orderNumbersOf(
      db,
      refunds.map(({ refund }) => refund.orderId),
    );
    return {
      refunds: refunds.map((row) => serializeRefund(row, numbers.get(row.refund.orderId) ?? null)),
      cases: (await listCases(db, LISTED)).map(serializeCase),
    };
  });

  handle(api, endpoints.retryRefund, async ({ params }, { actor }) => {
    await act(app, actor, (act) => retryRefund(act, params.id));
    return undefined;
  });

  handle(api, endpoints.settleRefund, async ({ params, body }, { actor }) => {
    const sent = { reference: body.reference, staffId: actor.userId };
    await act(app, actor, (act) => settleByHand(act, params.id, sent));
    return undefined;
  });

  handle(api, endpoints.closeCase, async ({ params, body }, { actor }) => {
    await act(app, actor, (act) => decideCase(act, params.id, body.note, actor.userId));
    return undefined;
  });

  handle(api, endpoints.listSettlements, async ({ query }) => ({
    differences: (await settlements.listDifferences(db, query.state, LISTED)).map(
      serializeDifference,
    ),
    days: (await settlements.listDays(db, LISTED)).map(serializeDay),
    gateways: [...payments.connections]
      .filter(([, { fetchSettlement }]) => fetchSettlement)
      .map(([name]) => name),
  }));

  handle(api, endpoints.compareSettlement, async ({ body: { gateway, day } }) => {
    if (day >= indianDay(app.clock())) throw new Refusal("settlement_day_open");
    const entries = await fetchSettlement(payments, gateway, day);
    const { dueMs } = config.payments.settlements;
    await compareSettlement({ app, dueMs }, { gateway, day, entries });
    return { entries: entries.length, open: await settlements.countOpen(db, gateway) };
  });

  handle(api, endpoints.explainDifference, async ({ params, body }, { actor }) => {
    await act(app, actor, (act) => explainDifference(act, params.id, body.note, actor.userId));
    return undefined;
  });
}

/** Fetches a gateway's settlement of a day. @throws Refusal settlement_unavailable */
async function fetchSettlement(
  { connections }: Pick<Payments, "connections">,
  gateway: string,
  day: string,
) {
  const entries = await connections
    .get(gateway)
    ?.fetchSettlement?.(day)
    .catch((error: unknown) => {
      if (error instanceof GatewayError) return null;
      throw error;
    });
  if (!entries) throw new Refusal("settlement_unavailable");
  return entries;
}

function serializeRefund(
  { refund, capture }: Awaited<ReturnType<typeof listRefunds>>[number],
  orderNumber: string | null,
): DeskRefund {
  return {
    _id: refund.id,
    orderId: refund.orderId,
    orderNumber,
    gateway: capture?.gateway ?? null,
    paymentReference: capture?.paymentReference ?? null,
    way: refund.way,
    amount: rupees(refund.amount),
    state: refund.state,
    reason: refund.reason,
    problem: refund.problem,
    handReference: refund.handReference,
    tries: refund.tries,
    createdAt: refund.createdAt.toISOString(),
    paidAt: capture?.capturedAt.toISOString() ?? null,
  };
}

function serializeCase({
  told: paymentCase,
  orderId,
}: Awaited<ReturnType<typeof listCases>>[number]): PaymentCase {
  return {
    _id: paymentCase.id,
    kind: paymentCase.kind,
    orderId,
    gateway: paymentCase.gateway,
    reference: paymentCase.reference,
    amount: rupees(paymentCase.amount),
    state: paymentCase.state,
    heardAt: paymentCase.heardAt.toISOString(),
    changedAt: paymentCase.changedAt.toISOString(),
    closedAt: paymentCase.closedAt?.toISOString() ?? null,
    note: paymentCase.note,
  };
}

function serializeDifference(row: settlements.Difference): SettlementDifference {
  const inRupees = (amount: Paise | null) => (amount === null ? null : rupees(amount));
  return {
    _id: row.id,
    gateway: row.gateway,
    kind: row.kind,
    entry: row.entryKind,
    reference: row.reference,
    ours: inRupees(row.ours),
    theirs: inRupees(row.theirs),
    state: row.state,
    note: row.note,
    foundAt: row.foundAt.toISOString(),
  };
}

function serializeDay({
  day,
  ...sums
}: Awaited<ReturnType<typeof settlements.listDays>>[number]): SettlementDay {
  return {
    gateway: day.gateway,
    day: day.day,
    entries: day.entries,
    payments: rupees(sums.payments),
    refunds: rupees(sums.refunds),
    fees: rupees(sums.fees),
    taxOnFees: rupees(sums.taxOnFees),
    comparedAt: day.comparedAt.toISOString(),
  };
}
