import type { Paise } from "@suvarna/domain/money";
import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import type { GatewayName } from "./gateway.ts";
import { settlementEntries } from "./settlement-tables.ts";
import { paymentCaptures, paymentRefunds } from "./tables.ts";

/** How many rows one statement marks, so that it ends long before a statement is cancelled. */
const ROWS_AT_ONCE = 1_000;

/** Money of the shop that no settlement has. */
export interface UnsettledMoney {
  readonly kind: "payment" | "refund";
  readonly reference: string;
  readonly amount: Paise;
}

/** The SQL condition that a settlement of the gateway has an entry. */
function hasEntry(gateway: GatewayName, kind: UnsettledMoney["kind"], reference: unknown): SQL {
  return sql`exists (select 1 from ${settlementEntries} e where e.gateway = ${gateway} and e.kind = ${kind} and e.reference = ${reference})`;
}

// The condition has the words of the partial index `payment_captures_unsettled`.
const isUnsettledCapture = (gateway: GatewayName, from: Date) =>
  and(
    eq(paymentCaptures.gateway, gateway),
    sql`not ${paymentCaptures.settled}`,
    gte(paymentCaptures.capturedAt, from),
  );

// The condition has the words of the partial index `payment_refunds_unsettled`. Its constants are
// in the text, because the planner does not use the index for parameters.
const isUnsettledRefund = (gateway: GatewayName, from: Date) =>
  and(
    eq(paymentCaptures.gateway, gateway),
    sql`not ${paymentRefunds.settled} and ${paymentRefunds.way} <> 'hand' and ${paymentRefunds.state} = 'done'`,
    gte(paymentRefunds.doneAt, from),
  );

/**
 * Marks the captures and refunds since a moment that a stored settlement has, so that the next
 * comparison does not read them again. Rows that another transaction has locked stay without the
 * mark until the next comparison, so that two transactions never wait for each other.
 */
export async function markSettled(tx: Tx, gateway: GatewayName, from: Date): Promise<void> {
  const captures = tx
    .select({ id: paymentCaptures.id })
    .from(paymentCaptures)
    .where(
      and(
        isUnsettledCapture(gateway, from),
        hasEntry(gateway, "payment", paymentCaptures.paymentReference),
      ),
    )
    .limit(ROWS_AT_ONCE)
    .for("update", { skipLocked: true });
  const refunds = tx
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.id, paymentRefunds.captureId))
    .where(
      and(
        isUnsettledRefund(gateway, from),
        hasEntry(gateway, "refund", paymentRefunds.gatewayReference),
      ),
    )
    .limit(ROWS_AT_ONCE)
    .for("update", { of: paymentRefunds, skipLocked: true });
  const markCaptures = async () =>
    tx
      .update(paymentCaptures)
      .set({ settled: true })
      .where(inArray(paymentCaptures.id, captures))
      .returning({ id: paymentCaptures.id });
  const markRefunds = async () =>
    tx
      .update(paymentRefunds)
      .set({ settled: true })
      .where(inArray(paymentRefunds.id, refunds))
      .returning({ id: paymentRefunds.id });
  while ((await markCaptures()).length === ROWS_AT_ONCE);
  while ((await markRefunds()).length === ROWS_AT_ONCE);
}

/**
 * Finds the captures and finished refunds of a time that are in no settlement. It reads only rows
 * without the mark of `markSettled`.
 */
export async function listUnsettled(
  tx: Tx,
  gateway: GatewayName,
  { from, before }: { from: Date; before: Date },
): Promise<UnsettledMoney[]> {
  const captures = await tx
    .select({ reference: paymentCaptures.paymentReference, amount: paymentCaptures.amount })
    .from(paymentCaptures)
    .where(
      and(
        isUnsettledCapture(gateway, from),
        lt(paymentCaptures.capturedAt, before),
        sql`not ${hasEntry(gateway, "payment", paymentCaptures.paymentReference)}`,
      ),
    );
  const refunds = await tx
    .select({ reference: paymentRefunds.gatewayReference, amount: paymentRefunds.amount })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.id, paymentRefunds.captureId))
    .where(
      and(
        isUnsettledRefund(gateway, from),
        lt(paymentRefunds.doneAt, before),
        sql`not ${hasEntry(gateway, "refund", paymentRefunds.gatewayReference)}`,
      ),
    );
  return [
    ...captures.map((row) => ({ ...row, kind: "payment" as const })),
    ...refunds.flatMap(({ reference, amount }) =>
      reference === null ? [] : [{ kind: "refund" as const, reference, amount }],
    ),
  ];
}
