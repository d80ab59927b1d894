import type { Paise } from "@suvarna/domain/money";
import { MONEY_WAITS, type MoneyWaitKind } from "@suvarna/domain/payment";
import { count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Clock } from "../platform/clock.ts";
import type { Database, Db } from "../platform/database.ts";
import type { Figure } from "../platform/metrics.ts";
import { settlementDifferences } from "./settlement-tables.ts";
import { paymentCases, paymentRefunds } from "./tables.ts";
import { findRefundsToSend, type OwedByHandReader } from "./waiting-money.ts";

/** The number and sum of the entries that staff have to look at for one reason. */
export interface WaitingMoney {
  readonly why: MoneyWaitKind;
  readonly count: number;
  readonly amount: Paise;
}

const CASES = {
  dispute: "dispute",
  refund: "dashboard_refund",
  not_ours: "not_ours",
  paid_back_twice: "paid_back_twice",
} as const;

const sum = (amount: unknown) => sql<string>`coalesce(sum(${amount}), 0)`.mapWith(Number);

/**
 * Reads the money that staff have to look at, by the reason.
 * @param owedByHand reads the orders whose money staff send back by hand
 */
export async function countWaiting(db: Db, owedByHand: OwedByHandReader): Promise<WaitingMoney[]> {
  const isByHand = sql<boolean>`${paymentRefunds.way} = 'hand'`;
  const refunds = await db
    .select({ isByHand, count: count(), amount: sum(paymentRefunds.amount) })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.state, "stuck"))
    .groupBy(isByHand);
  const cases = await db
    .select({ kind: paymentCases.kind, count: count(), amount: sum(paymentCases.amount) })
    .from(paymentCases)
    .where(isNull(paymentCases.closedAt))
    .groupBy(paymentCases.kind);
  const { ours, theirs } = settlementDifferences;
  const [differences] = await db
    .select({
      count: count(),
      amount: sum(sql`abs(coalesce(${theirs}, 0) - coalesce(${ours}, 0))`),
    })
    .from(settlementDifferences)
    .where(eq(settlementDifferences.state, "open"));
  const sums = new Map<MoneyWaitKind, { count: number; amount: Paise }>([
    ...cases.map((row) => [CASES[row.kind], row] as const),
    ...refunds.map((row) => [row.isByHand ? "refund_by_hand" : "stuck_refund", row] as const),
    ["order_owed", await owedByHand(db)],
    ...(differences ? [["settlement_difference", differences] as const] : []),
  ]);
  return MONEY_WAITS.map((why) => {
    const { count: number, amount } = sums.get(why) ?? { count: 0, amount: 0 };
    return { why, count: number, amount };
  });
}

/**
 * Counts and sums the refunds that wait for a gateway: those that are due, and those that a gateway
 * has accepted and not finished.
 */
export async function countAtGateways(db: Db): Promise<Pick<WaitingMoney, "count" | "amount">> {
  const [refunds] = await db
    .select({ count: count(), amount: sum(paymentRefunds.amount) })
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.state, ["due", "sent"]));
  return refunds ?? { count: 0, amount: 0 };
}

/** The figures for the metrics of the money that staff have to look at. */
export function moneyFigures(
  { db }: Database,
  clock: Clock,
  owedByHand: OwedByHandReader,
): Figure[] {
  const help = "that people have to look at, by the reason";
  return [
    {
      name: "suvarna_money_waiting",
      help: `Refunds, disputes and other money ${help}`,
      labelName: "why",
      async read() {
        return (await countWaiting(db, owedByHand)).map(({ why, count: value }) => ({
          label: why,
          value,
        }));
      },
    },
    {
      name: "suvarna_money_waiting_rupees",
      help: `The sum of the money ${help}`,
      labelName: "why",
      async read() {
        const waiting = await countWaiting(db, owedByHand);
        return waiting.map(({ why, amount }) => ({ label: why, value: amount / 100 }));
      },
    },
    {
      name: "suvarna_refunds_due",
      help: "Orders whose money is to go back and is not there yet",
      read: async () => [{ value: (await findRefundsToSend(db, owedByHand)).orders }],
    },
    {
      name: "suvarna_refunds_due_rupees",
      help: "The sum of the money that is to go back and is not there yet",
      read: async () => [{ value: (await findRefundsToSend(db, owedByHand)).amount / 100 }],
    },
    {
      name: "suvarna_refunds_due_oldest_seconds",
      help: "How long the oldest of these refunds has been due; 0 without one",
      async read() {
        const { oldestAt } = await findRefundsToSend(db, owedByHand);
        return [{ value: oldestAt === null ? 0 : (clock().getTime() - oldestAt.getTime()) / 1000 }];
      },
    },
  ];
}
