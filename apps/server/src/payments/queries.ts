import { canPaymentMove, PAYMENT_STATES, type PaymentState } from "@suvarna/domain/payment";
import { and, asc, desc, eq, inArray, lte, ne, type SQL } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import type { GatewayName } from "./gateway.ts";
import { paymentCaptures, paymentEvents, payments } from "./tables.ts";

export type Payment = typeof payments.$inferSelect;
export type Capture = typeof paymentCaptures.$inferSelect;

export async function insertPayment(tx: Tx, payment: Payment): Promise<void> {
  await tx.insert(payments).values(payment);
}

/**
 * Finds the newest payment of an order, which is the payment of the rest if there is one; null for
 * an order that is paid at the door.
 */
export async function findNewestPayment(db: Db, orderId: string): Promise<Payment | null> {
  return (await findNewestPayments(db, [orderId])).get(orderId) ?? null;
}

/** Finds a payment by its own id; null when it does not exist. */
export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment ?? null;
}

/** Reads the newest payments of orders, by the order's id. */
export async function findNewestPayments(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    // Payments of the rest are sorted last. Among payments of one purpose, the open or paid one is
    // last, because the others are over.
    .orderBy(
      asc(payments.purpose),
      desc(inArray(payments.state, ["expired", "cancelled"])),
      asc(payments.id),
    );
  return new Map(rows.map((payment) => [payment.orderId, payment]));
}

/** Reads the references of an order's payments at their gateways. */
export async function listReferences(
  db: Db,
  orderId: string,
  gateway: GatewayName,
): Promise<string[]> {
  const rows = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.gateway, gateway)));
  return rows.flatMap(({ reference }) => (reference === null ? [] : [reference]));
}

/**
 * Locks all payments of an order until the transaction ends, oldest first, so that no other
 * transaction opens a payment in the meantime. An act that changes an order together with its
 * payments locks the payments first.
 * @param which selects the payments, by the order's id or by another value that belongs to only one
 * order
 */
async function lockWhere(tx: Tx, which: SQL): Promise<Payment[]> {
  return tx.select().from(payments).where(which).orderBy(asc(payments.id)).for("update");
}

/** Locks and reads all payments of an order, the oldest first. */
export async function lockPayments(tx: Tx, orderId: string): Promise<Payment[]> {
  const lockedPayments = await lockWhere(tx, eq(payments.orderId, orderId));
  // The result can lack a payment that another transaction opened while this statement waited, so
  // the payments are read again.
  return lockedPayments.length === 0
    ? lockedPayments
    : lockWhere(tx, eq(payments.orderId, orderId));
}

/** Lists the payments of an order, unsorted. */
export function listPayments(db: Db, orderId: string): Promise<Payment[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId));
}

/**
 * Locks all payments of an order, found by the reference of one of them. @returns the payment with
 * the reference
 */
export async function lockByReference(
  tx: Tx,
  gateway: GatewayName,
  reference: string,
): Promise<Payment | null> {
  const which = and(eq(payments.gateway, gateway), eq(payments.reference, reference));
  const order = tx.select({ orderId: payments.orderId }).from(payments).where(which);
  const lockedPayments = await lockWhere(tx, inArray(payments.orderId, order));
  return (
    lockedPayments.find((one) => one.gateway === gateway && one.reference === reference) ?? null
  );
}

/** The states of a payment that can still be made. */
const OPEN = PAYMENT_STATES.filter((state) => canPaymentMove(state, "expired"));

/**
 * Ends all other open payments of the same purpose, and plans a check at their gateways, which
 * closes their windows. Money that comes by these payments goes back. The caller has locked the
 * order's payments.
 */
export async function endOthers(
  tx: Tx,
  { id, orderId, purpose }: Pick<Payment, "id" | "orderId" | "purpose">,
  now: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ state: "cancelled" satisfies PaymentState, checkAt: now })
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.purpose, purpose),
        ne(payments.id, id),
        inArray(payments.state, OPEN),
      ),
    );
}

/**
 * Moves a payment on from an expected state.
 * @returns false when it is not in that state any more
 * @throws Error for a move that is not in the transition table
 */
export async function movePayment(
  tx: Tx,
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

/** Marks a locked payment as paid. @throws Error when its state does not allow this */
export async function markPaid(tx: Tx, id: string): Promise<void> {
  const payable = PAYMENT_STATES.filter((state) => canPaymentMove(state, "paid"));
  const paid = await tx
    .update(payments)
    .set({ state: "paid" })
    .where(and(eq(payments.id, id), inArray(payments.state, payable)))
    .returning({ id: payments.id });
  if (paid.length === 0) throw new Error("A payment has its money and can't be paid");
}

/** Stores the attempt whose money the gateway is to capture. */
export async function setCaptureReference(tx: Tx, id: string, reference: string): Promise<void> {
  await tx.update(payments).set({ captureReference: reference }).where(eq(payments.id, id));
}

/** Whether another payment of the same purpose has already paid the order. */
export async function hasPaid(
  tx: Tx,
  { id, orderId, purpose }: Pick<Payment, "id" | "orderId" | "purpose">,
): Promise<boolean> {
  const paid = await tx.$count(
    payments,
    and(
      eq(payments.orderId, orderId),
      eq(payments.purpose, purpose),
      ne(payments.id, id),
      eq(payments.state, "paid"),
    ),
  );
  return paid > 0;
}

/**
 * Whether the order waits for its money by another payment of the same purpose, to which the
 * shopper changed, and no money has come for that payment.
 */
export async function hasWaiting(
  db: Db,
  { id, orderId, purpose }: Pick<Payment, "id" | "orderId" | "purpose">,
): Promise<boolean> {
  const [waiting] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.purpose, purpose),
        ne(payments.id, id),
        inArray(payments.state, OPEN),
      ),
    );
  return waiting !== undefined && !(await isSpent(db, waiting.id));
}

/** Sets the time at which the gateway is asked next; null stops the checks. */
export async function planCheck(db: Autocommit, id: string, checkAt: Date | null): Promise<void> {
  await db.update(payments).set({ checkAt }).where(eq(payments.id, id));
}

/** The time in milliseconds after which another process may claim the same payment. */
export const CLAIM_MS = 120_000;

/**
 * Claims the payments that are due for a check, so that only one process asks the gateway about
 * each.
 */
export function claimPayments(db: Autocommit, now: Date, limit: number): Promise<Payment[]> {
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

/** Stores money that was captured. */
export async function insertCapture(tx: Tx, capture: Capture): Promise<void> {
  await tx.insert(paymentCaptures).values(capture);
}

/**
 * Whether money for a payment was captured or blocked, so that its order at the gateway can't be
 * paid again.
 */
export async function isSpent(db: Db, paymentId: string): Promise<boolean> {
  const money = await db.$count(
    paymentEvents,
    and(
      eq(paymentEvents.paymentId, paymentId),
      inArray(paymentEvents.outcome, ["paid", "authorized"]),
    ),
  );
  return money > 0;
}

/**
 * Locks all payments of an order, found by the id of one of them. @returns the payment with the id
 */
export async function lockById(tx: Tx, id: string): Promise<Payment> {
  const order = tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, id));
  const lockedPayments = await lockWhere(tx, inArray(payments.orderId, order));
  const payment = lockedPayments.find((one) => one.id === id);
  if (!payment) throw new Error("Money came for a payment that is not there");
  return payment;
}

/** Finds the reference of the gateway's order for a payment. */
export async function findReference(db: Db, id: string): Promise<string | null> {
  const which = eq(payments.id, id);
  const [payment] = await db.select({ reference: payments.reference }).from(payments).where(which);
  return payment?.reference ?? null;
}
