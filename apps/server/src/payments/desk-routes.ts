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
import { type Paise, paise, rupees } from "@suvarna/domain/money";
import { type App, act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { listCases } from "./case-queries.ts";
import { compareSettlement } from "./compare-settlement.ts";
import { decideCase, explainDifference, retryRefund, settleByHand } from "./desk-decisions.ts";
import { pageOfCases, pageOfDays, pageOfDifferences, pageOfRefunds } from "./desk-lists.ts";
import { GatewayError } from "./gateway.ts";
import { countAtGateways, countWaiting } from "./money-that-waits.ts";
import type { Payments } from "./payments.ts";
import type { listRefunds } from "./refund-queries.ts";
import * as settlements from "./settlement-queries.ts";
import type { OwedByHandReader } from "./waiting-money.ts";

const endpoints = pair(calls, schemas);

type RefundRow = Awaited<ReturnType<typeof listRefunds>>[number];
type CaseRow = Awaited<ReturnType<typeof listCases>>[number];
type DayRow = Awaited<ReturnType<typeof settlements.listDays>>[number];

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
  readonly owedByHand: OwedByHandReader;
  readonly config: {
    readonly payments: { readonly settlements: { readonly dueMs: number } };
  };
}

/** Registers staff's calls for refunds, cases and settlements that staff have to look at. */
export function registerMoneyDesk(
  api: Api,
  { app, payments, orderNumbersOf, owedByHand, config }: MoneyDeskDependencies,
): void {
  const { db } = app.database;

  handle(api, endpoints.listRefunds, async ({ query }) => {
    const { state, way: ways, limit, refundsCursor, casesCursor } = query;
    const refunds = await pageOfRefunds(db, { state, ways }, { cursor: refundsCursor, limit });
    const cases = await pageOfCases(db, query.cases, { cursor: casesCursor, limit });
    const numbers = await orderNumbersOf(
      db,
      refunds.rows.map(({ refund }) => refund.orderId),
    );
    return {
      refunds: refunds.rows.map((row) =>
        serializeRefund(row, numbers.get(row.refund.orderId) ?? null),
      ),
      refundsTotal: refunds.total,
      refundsNextCursor: refunds.nextCursor,
      cases: cases.rows.map(serializeCase),
      casesTotal: cases.total,
      casesNextCursor: cases.nextCursor,
    };
  });

  handle(api, endpoints.countWaitingMoney, async () => {
    const waiting = await countWaiting(db, owedByHand);
    const atGateways = await countAtGateways(db);
    return {
      waiting: waiting.map(({ amount, ...row }) => ({ ...row, amount: rupees(amount) })),
      atGateways: { count: atGateways.count, amount: rupees(atGateways.amount) },
    };
  });

  handle(api, endpoints.retryRefund, async ({ params }, { actor }) => {
    await act(app, actor, (act) => retryRefund(act, params.id));
    return undefined;
  });

  handle(api, endpoints.settleRefund, async ({ params, body }, { actor }) => {
    const amount = body.amount === undefined ? undefined : paise(body.amount);
    const sent = { reference: body.reference, staffId: actor.userId, amount };
    await act(app, actor, (act) => settleByHand(act, params.id, sent));
    return undefined;
  });

  handle(api, endpoints.closeCase, async ({ params, body }, { actor }) => {
    await act(app, actor, (act) =>
      decideCase(act, params.id, {
        note: body.note,
        staffId: actor.userId,
        seenAt: body.changedAt,
      }),
    );
    return undefined;
  });

  handle(api, endpoints.listSettlements, async ({ query }) => {
    const { state, limit, differencesCursor, daysCursor } = query;
    const differences = await pageOfDifferences(db, state, { cursor: differencesCursor, limit });
    const days = await pageOfDays(db, { cursor: daysCursor, limit });
    return {
      differences: differences.rows.map(serializeDifference),
      differencesTotal: differences.total,
      differencesNextCursor: differences.nextCursor,
      days: days.rows.map(serializeDay),
      daysTotal: days.total,
      daysNextCursor: days.nextCursor,
      gateways: [...payments.connections]
        .filter(([, { fetchSettlement }]) => fetchSettlement)
        .map(([name]) => name),
    };
  });

  handle(api, endpoints.compareSettlement, async ({ body: { gateway, day } }) => {
    if (day >= indianDay(app.clock())) throw new Refusal("settlement_day_open");
    const entries = await fetchSettlement(payments, gateway, day);
    const { dueMs } = config.payments.settlements;
    await compareSettlement({ app, dueMs }, { gateway, day, entries });
    return { entries: entries.length, open: await settlements.countOpen(db, gateway) };
  });

  handle(api, endpoints.explainDifference, async ({ params, body }, { actor }) => {
    await act(app, actor, (act) =>
      explainDifference(act, params.id, {
        note: body.note,
        staffId: actor.userId,
        seenAt: body.foundAt,
      }),
    );
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

function serializeRefund({ refund, capture }: RefundRow, orderNumber: string | null): DeskRefund {
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
    gatewayReference: refund.gatewayReference,
    tries: refund.tries,
    createdAt: refund.createdAt.toISOString(),
    paidAt: capture?.capturedAt.toISOString() ?? null,
  };
}

function serializeCase({ paymentCase, orderId }: CaseRow): PaymentCase {
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

function serializeDay(row: DayRow): SettlementDay {
  return {
    gateway: row.gateway,
    day: row.day,
    entries: row.entries,
    payments: rupees(row.payments),
    refunds: rupees(row.refunds),
    fees: rupees(row.fees),
    taxOnFees: rupees(row.taxOnFees),
    comparedAt: row.comparedAt.toISOString(),
  };
}
