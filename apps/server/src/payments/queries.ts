import { canPaymentMove, PAYMENT_STATES, type PaymentState } from "@suvarna/domain/payment";
import { and, asc, desc, eq, inArray, lte, ne, type SQL } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import type { Evidence, GatewayName } from "./gateway.ts";
import { paymentCaptures, paymentEvents, payments } from "./tables.ts";

export type Payment = typeof payments.$inferSelect;
export type Capture = typeof paymentCaptures.$inferSelect;
type EvidenceSource = (typeof paymentEvents.$inferSelect)["source"];

export async function insertPayment(tx: Tx, payment: Payment): Promise<void> {
  await tx.insert(payments).values(payment);
}

/**
 * Finds the newest payment of an order, which is that of the rest once it was opened; null for an
 * order that is paid at the door.
 */
export async function findNewestPayment(db: Db, orderId: string): Promise<Payment | null> {
  return (await findNewestPayments(db, [orderId])).get(orderId) ?? null;
}

/** Finds a payment by its own id; null when it does not exist. */
export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment ?? null;
}

/** The newest payments of orders, by the order. */
export async function findNewestPayments(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    // The payments of the rest come last. Of these, the payment that can be made or was made comes
    // last, because the others are over.
    .orderBy(
      asc(payments.purpose),
      desc(inArray(payments.state, ["expired", "cancelled"])),
      asc(payments.id),
    );
  return new Map(rows.map((payment) => [payment.orderId, payment]));
}

/** The references by which a gateway knows an order's payments. */
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
 * Locks all payments of an order until the transaction ends, the oldest first, so that nobody opens
 * another payment meanwhile. An act that changes an order together with its payments locks the
 * payments first.
 * @param which selects the payments, by the order or by another value that only one order has
 */
async function lockWhere(tx: Tx, which: SQL): Promise<Payment[]> {
  return tx.select().from(payments).where(which).orderBy(asc(payments.id)).for("update");
}

/** Locks and reads all payments of an order, the oldest first. */
export async function lockPayments(tx: Tx, orderId: string): Promise<Payment[]> {
  const held = await lockWhere(tx, eq(payments.orderId, orderId));
  // The result lacks a payment that was opened while this statement waited, so it is read again.
  return held.length === 0 ? held : lockWhere(tx, eq(payments.orderId, orderId));
}

/** Lists the payments of an order, in no order. */
export function listPayments(db: Db, orderId: string): Promise<Payment[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId));
}

/** Locks all payments of an order by the reference of a payment. @returns that payment */
export async function lockByReference(
  tx: Tx,
  gateway: GatewayName,
  reference: string,
): Promise<Payment | null> {
  const which = and(eq(payments.gateway, gateway), eq(payments.reference, reference));
  const order = tx.select({ orderId: payments.orderId }).from(payments).where(which);
  const held = await lockWhere(tx, inArray(payments.orderId, order));
  return held.find((one) => one.gateway === gateway && one.reference === reference) ?? null;
}

/** The states of a payment that can still be made. */
const OPEN = PAYMENT_STATES.filter((state) => canPaymentMove(state, "expired"));

/**
 * Ends all other payments of the same purpose that could still be made, and has their gateways asked
 * at once, which closes their windows. Money that comes by them goes back. The caller has locked the
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
 * @throws Error for a move that can't happen
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

/** Marks a payment that is locked as paid. @throws Error when it can't be paid in its state */
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

/** Whether an order has paid for the same purpose by another payment. */
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
 * Whether an order waits for its money by another payment of the same purpose, to which the shopper
 * changed, and nothing has come for that payment.
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

/** Sets the time at which the gateway is asked next; null for never again. */
export async function planCheck(db: Autocommit, id: string, checkAt: Date | null): Promise<void> {
  await db.update(payments).set({ checkAt }).where(eq(payments.id, id));
}

/** How long a process may take before another process asks too. */
export const CLAIM_MS = 120_000;

/** Claims the payments whose gateway is to be asked now, so that not every process asks. */
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

/** The longest text of a bank that is kept, in characters. */
const MOST_SAID = 200;

/** Stores the evidence of a gateway. @returns false when it was known */
export async function insertEvent(
  tx: Tx,
  payment: Payment,
  { gateway, paymentReference, outcome, amount, currency, said }: Evidence,
  { source, at }: { source: EvidenceSource; at: Date },
): Promise<boolean> {
  const words = said?.trim().slice(0, MOST_SAID) || null;
  const row = { gateway, paymentReference, outcome, amount, currency, said: words, source, at };
  const added = await tx
    .insert(paymentEvents)
    .values({ ...row, paymentId: payment.id })
    .onConflictDoNothing()
    .returning({ outcome: paymentEvents.outcome });
  return added.length > 0;
}

/** Stores money that was captured. */
export async function insertCapture(tx: Tx, capture: Capture): Promise<void> {
  await tx.insert(paymentCaptures).values(capture);
}

/**
 * Whether money came for a payment, or was blocked, so that its order at the gateway can't be paid
 * again.
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

/** Locks all payments of an order by the id of a payment. @returns that payment */
export async function lockById(tx: Tx, id: string): Promise<Payment> {
  const order = tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, id));
  const held = await lockWhere(tx, inArray(payments.orderId, order));
  const payment = held.find((one) => one.id === id);
  if (!payment) throw new Error("Money came for a payment that is not there");
  return payment;
}

/** Finds the reference of a payment's order at the gateway. */
export async function findReference(db: Db, id: string): Promise<string | null> {
  const which = eq(payments.id, id);
  const [payment] = await db.select({ reference: payments.reference }).from(payments).where(which);
  return payment?.reference ?? null;
}
