import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { settlementEntries } from "./settlement-tables.ts";
import { paymentCaptures, paymentEvents, paymentRefunds, payments } from "./tables.ts";

/** The captured money, refunds and failed attempts of an order, each oldest first. */
export type OrderMoney = Awaited<ReturnType<typeof findOrderMoney>>;

/** All that the shop has recorded about an order's money. */
export async function findOrderMoney(db: Db, orderId: string) {
  const ofOrder = db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  const captures = await db
    .select()
    .from(paymentCaptures)
    .where(inArray(paymentCaptures.paymentId, ofOrder))
    .orderBy(asc(paymentCaptures.capturedAt), asc(paymentCaptures.id));
  const refunds = await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderId, orderId))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id));
  const attempts = await db
    .select()
    .from(paymentEvents)
    .where(inArray(paymentEvents.paymentId, ofOrder))
    .orderBy(asc(paymentEvents.at));
  const references = captures.map(({ paymentReference }) => paymentReference);
  const settled =
    references.length === 0
      ? []
      : await db
          .select()
          .from(settlementEntries)
          .where(inArray(settlementEntries.reference, references));
  return {
    captures: captures.map((capture) => {
      const entry = settled.find(
        ({ gateway, kind, reference }) =>
          kind === "payment" &&
          gateway === capture.gateway &&
          reference === capture.paymentReference,
      );
      return { ...capture, fee: entry?.fee ?? null };
    }),
    refunds,
    attempts,
  };
}

/** Finds those of the given orders that have a refund which the gateway could not carry out. */
export async function ordersWithStuckRefund(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({
      orderId: paymentRefunds.orderId,
      state: paymentRefunds.state,
      way: paymentRefunds.way,
    })
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.orderId, [...orderIds]));
  return new Set(
    rows
      .filter(({ state, way }) => state === "stuck" && way !== "hand")
      .map(({ orderId }) => orderId),
  );
}
