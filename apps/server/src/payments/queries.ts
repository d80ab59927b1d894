import { canPaymentMove, type GatewayName, type PaymentState } from "@suvarna/domain/payment";
import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import type { Evidence } from "./gateway.ts";
import { paymentCaptures, paymentEvents, payments } from "./tables.ts";

export type Payment = typeof payments.$inferSelect;
export type Capture = typeof paymentCaptures.$inferSelect;
type EvidenceSource = (typeof paymentEvents.$inferSelect)["source"];

export async function insertPayment(tx: Db, payment: Payment): Promise<void> {
  await tx.insert(payments).values(payment);
}

/** The payment of an order; null for one that is paid at the door. */
export async function findPayment(db: Db, orderId: string): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return payment ?? null;
}

/** The payments of orders, by the order. */
export async function findPayments(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]));
  return new Map(rows.map((payment) => [payment.orderId, payment]));
}

/**
 * Holds a payment until the transaction ends. Whoever changes an order together with its payment
 * takes the payment first.
 */
export async function lockPayment(tx: Db, orderId: string): Promise<Payment | null> {
  const which = eq(payments.orderId, orderId);
  const [payment] = await tx.select().from(payments).where(which).for("update");
  return payment ?? null;
}

/** The same by the gateway's order. */
export async function lockByReference(
  tx: Db,
  gateway: GatewayName,
  reference: string,
): Promise<Payment | null> {
  const which = and(eq(payments.gateway, gateway), eq(payments.reference, reference));
  const [payment] = await tx.select().from(payments).where(which).for("update");
  return payment ?? null;
}

/**
 * Moves a payment from the state that it was seen in.
 * @returns false when it is not in that state any more
 * @throws Error for a move that can't happen
 */
export async function movePayment(
  tx: Db,
  { id, state }: Pick<Payment, "id" | "state">,
  to: PaymentState,
  also: Partial<Pick<Payment, "checkAt" | "gateway" | "reference" | "sessionId">> = {},
): Promise<boolean> {
  if (!canPaymentMove(state, to)) throw new Error(`A payment can't go from ${state} to ${to}`);
  const moved = await tx
    .update(payments)
    .set({ state: to, ...also })
    .where(and(eq(payments.id, id), eq(payments.state, state)))
    .returning({ id: payments.id });
  return moved.length > 0;
}

/** When the gateway is asked next; null for never again. */
export async function planCheck(db: Db, id: string, checkAt: Date | null): Promise<void> {
  await db.update(payments).set({ checkAt }).where(eq(payments.id, id));
}

/** How long a process may take before another one asks too. */
const CLAIM_MS = 120_000;

/** Payments whose gateway is to be asked now, claimed so that not every process asks. */
export function claimPayments(db: Db, now: Date, limit: number): Promise<Payment[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(lte(payments.checkAt, now))
    .orderBy(asc(payments.checkAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return db
    .update(payments)
    .set({ checkAt: new Date(now.getTime() + CLAIM_MS) })
    .where(inArray(payments.id, due))
    .returning();
}

/** Writes down what a gateway has said. @returns false when it was known */
export async function insertEvent(
  tx: Db,
  payment: Payment,
  { gateway, paymentReference, outcome, amount, currency }: Evidence,
  { source, at }: { source: EvidenceSource; at: Date },
): Promise<boolean> {
  const row = { gateway, paymentReference, outcome, amount, currency, source, at };
  const added = await tx
    .insert(paymentEvents)
    .values({ ...row, paymentId: payment.id })
    .onConflictDoNothing()
    .returning({ outcome: paymentEvents.outcome });
  return added.length > 0;
}

/** Writes down money that was taken. */
export async function insertCapture(tx: Db, capture: Capture): Promise<void> {
  await tx.insert(paymentCaptures).values(capture);
}

/** All money that came for a payment. */
export function listCaptures(db: Db, paymentId: string): Promise<Capture[]> {
  return db.select().from(paymentCaptures).where(eq(paymentCaptures.paymentId, paymentId));
}

/** The money that an order keeps goes back after all. @returns whether there was any */
export async function oweKept(
  tx: Db,
  paymentId: string,
  { reason, at }: { reason: string; at: Date },
): Promise<boolean> {
  const kept = await tx
    .update(paymentCaptures)
    .set({ refund: "due", refundReason: reason, refundAt: at })
    .where(and(eq(paymentCaptures.paymentId, paymentId), eq(paymentCaptures.refund, "none")))
    .returning({ id: paymentCaptures.id });
  return kept.length > 0;
}

/** Money on its way back whose gateway is to be asked now, claimed as payments are. */
export async function claimRefunds(db: Db, now: Date, limit: number): Promise<Capture[]> {
  const due = db
    .select({ id: paymentCaptures.id })
    .from(paymentCaptures)
    .where(lte(paymentCaptures.refundAt, now))
    .orderBy(asc(paymentCaptures.refundAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return db
    .update(paymentCaptures)
    .set({
      refundAt: new Date(now.getTime() + CLAIM_MS),
      refundTries: sql`${paymentCaptures.refundTries} + 1`,
    })
    .where(inArray(paymentCaptures.id, due))
    .returning();
}

/** Holds a payment by its own id. */
export async function lockById(tx: Db, id: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  if (!payment) throw new Error("Money came for a payment that is not there");
  return payment;
}

/** Asks again later. */
export async function planRefund(
  db: Db,
  id: string,
  { refund, refundAt }: { refund: "due" | "sent"; refundAt: Date },
): Promise<void> {
  await db
    .update(paymentCaptures)
    .set({ refund, refundAt })
    .where(and(eq(paymentCaptures.id, id), isNotNull(paymentCaptures.refundAt)));
}

/** The money is back. @returns false when that was known */
export async function finishRefund(tx: Db, id: string): Promise<boolean> {
  const done = await tx
    .update(paymentCaptures)
    .set({ refund: "done", refundAt: null })
    .where(and(eq(paymentCaptures.id, id), ne(paymentCaptures.refund, "done")))
    .returning({ id: paymentCaptures.id });
  return done.length > 0;
}

/** The gateway's order of a payment. */
export async function findReference(db: Db, id: string): Promise<string | null> {
  const which = eq(payments.id, id);
  const [payment] = await db.select({ reference: payments.reference }).from(payments).where(which);
  return payment?.reference ?? null;
}
