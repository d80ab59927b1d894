import type { Paise } from "@suvarna/domain/money";
import type { RefundReason } from "@suvarna/domain/payment";
import { and, desc, eq, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import type { GatewayName } from "./gateway.ts";
import type { Capture } from "./queries.ts";
import { insertRefund, UNDER_WAY } from "./refund-queries.ts";
import { paymentCaptures, paymentRefunds, payments } from "./tables.ts";

/**
 * Reserves a part of captured money for a refund. A constraint of the database refuses more than is
 * left, even when several refunds reserve at the same time.
 * @returns false when less is left
 */
export async function reserveOfCapture(tx: Tx, id: string, amount: Paise): Promise<boolean> {
  const rows = await tx
    .update(paymentCaptures)
    .set({ refunded: sql`${paymentCaptures.refunded} + ${amount}` })
    .where(
      and(
        eq(paymentCaptures.id, id),
        lte(sql`${paymentCaptures.refunded} + ${amount}`, paymentCaptures.amount),
      ),
    )
    .returning({ id: paymentCaptures.id });
  return rows.length > 0;
}

/** Releases the reserved money of a refund that will not be sent. */
export async function releaseReservedRefund(
  tx: Tx,
  captureId: string,
  amount: Paise,
): Promise<void> {
  await tx
    .update(paymentCaptures)
    .set({ refunded: sql`${paymentCaptures.refunded} - ${amount}` })
    .where(eq(paymentCaptures.id, captureId));
}

/**
 * Creates a refund of the remaining part of captured money that the order does not keep.
 * @returns the amount in paise
 */
export async function addRefundOfRemainder(
  tx: Tx,
  orderId: string,
  { id: captureId, amount, refunded, currency }: Capture,
  { reason, at }: { reason: RefundReason; at: Date },
): Promise<Paise> {
  const left = amount - refunded;
  if (left === 0) return 0;
  if (!(await reserveOfCapture(tx, captureId, left))) throw new Error("A capture was not held");
  const refund = { orderId, captureId, amount: left, currency, reason };
  await insertRefund(tx, { ...refund, way: "gateway" }, at);
  return left;
}

/**
 * Creates the refunds of the money that payments of an order have kept.
 * @returns the sum in paise
 */
export async function addRefundsOfCaptures(
  tx: Tx,
  { orderId, paymentIds }: { orderId: string; paymentIds: readonly string[] },
  why: { reason: RefundReason; at: Date },
): Promise<Paise> {
  const rows = await tx
    .update(paymentCaptures)
    .set({ kept: false })
    .where(and(inArray(paymentCaptures.paymentId, [...paymentIds]), eq(paymentCaptures.kept, true)))
    .returning();
  let owed = 0;
  for (const capture of rows) owed += await addRefundOfRemainder(tx, orderId, capture, why);
  return owed;
}

/** Creates the refund of money that was captured in the same act. */
export async function addRefundOfCapture(
  tx: Tx,
  { orderId, captureId }: { orderId: string; captureId: string },
  why: { reason: RefundReason; at: Date },
): Promise<Capture> {
  const [released] = await tx
    .update(paymentCaptures)
    .set({ kept: false })
    .where(eq(paymentCaptures.id, captureId))
    .returning();
  if (!released) throw new Error("Money that has come is in no book");
  await addRefundOfRemainder(tx, orderId, released, why);
  return released;
}

/**
 * Lists the money that an order keeps, the rest before the advance. The caller has locked its
 * payments.
 */
export async function listKeptCaptures(tx: Tx, orderId: string): Promise<Capture[]> {
  const rows = await tx
    .select({ capture: paymentCaptures })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(and(eq(payments.orderId, orderId), eq(paymentCaptures.kept, true)))
    .orderBy(desc(payments.purpose));
  return rows.map(({ capture }) => capture);
}

/**
 * The sum in paise of the refunds, sent or still to be sent, of the payments that an order keeps.
 * It is larger than the refunds that the order knows when money was refunded in the gateway's
 * dashboard before the order had an invoice.
 */
export async function sumOfKeptRefunds(tx: Tx, orderId: string): Promise<Paise> {
  return (await listKeptCaptures(tx, orderId)).reduce((sum, { refunded }) => sum + refunded, 0);
}

/**
 * Whether an order has captured money that is not back with the shopper yet, or a refund that is
 * under way, through a gateway or by hand.
 */
export async function hasMoneyLeft(tx: Tx, orderId: string): Promise<boolean> {
  const [left] = await tx
    .select({ id: paymentCaptures.id })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(
      and(
        eq(payments.orderId, orderId),
        or(eq(paymentCaptures.kept, true), ne(paymentCaptures.refunded, paymentCaptures.amount)),
      ),
    )
    .limit(1);
  const open = and(eq(paymentRefunds.orderId, orderId), inArray(paymentRefunds.state, UNDER_WAY));
  return left !== undefined || (await tx.$count(paymentRefunds, open)) > 0;
}

/** Finds captured money by the gateway's id of its attempt; null when the shop does not have it. */
export async function findCapture(
  db: Db,
  gateway: GatewayName,
  paymentReference: string,
): Promise<Capture | null> {
  const [capture] = await db
    .select()
    .from(paymentCaptures)
    .where(
      and(
        eq(paymentCaptures.gateway, gateway),
        eq(paymentCaptures.paymentReference, paymentReference),
      ),
    );
  return capture ?? null;
}

/** Reads captured money by its own id. @throws Error when it does not exist */
export async function readCapture(db: Db, id: string): Promise<Capture> {
  const [capture] = await db.select().from(paymentCaptures).where(eq(paymentCaptures.id, id));
  if (!capture) throw new Error("A refund is of money that is in no book");
  return capture;
}
