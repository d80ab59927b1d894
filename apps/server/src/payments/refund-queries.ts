import type { Paise } from "@suvarna/domain/money";
import type { RefundReason, RefundState, RefundWay } from "@suvarna/domain/payment";
import { and, asc, desc, eq, inArray, isNull, lte, ne, not, notExists, sql } from "drizzle-orm";
import { isAmong } from "../platform/columns.ts";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import { isId, newId } from "../platform/ids.ts";
import type { TimeCursor } from "../platform/time-cursor.ts";
import { type Capture, CLAIM_MS } from "./queries.ts";
import { paymentCaptures, paymentRefunds, payments } from "./tables.ts";

export type Refund = typeof paymentRefunds.$inferSelect;

/** A refund, and the capture from which its money comes. */
export interface RefundOfCapture {
  readonly refund: Refund;
  readonly capture: Capture;
}

/** The states of a refund that is not finished, so that its money may still go back. */
export const UNDER_WAY = ["due", "sent", "stuck"] as const satisfies readonly RefundState[];

/** A new refund; its other columns are derived from whether a gateway or staff send it. */
type NewRefund = Pick<Refund, "orderId" | "captureId" | "way" | "amount" | "currency" | "reason"> &
  Partial<
    Pick<Refund, "orderRefundId" | "gatewayReference" | "handReference" | "sentBy" | "state">
  >;

/** Stores a refund. A refund through a gateway is due at once. @returns the id of the refund */
export async function insertRefund(tx: Tx, refund: NewRefund, at: Date): Promise<string> {
  const id = newId(at.getTime());
  const state = refund.state ?? (refund.way === "gateway" ? "due" : "done");
  await tx.insert(paymentRefunds).values({
    orderRefundId: null,
    gatewayReference: null,
    handReference: null,
    sentBy: null,
    ...refund,
    id,
    state,
    askedSince: at,
    askAt: refund.way === "gateway" ? at : null,
    createdAt: at,
    doneAt: state === "done" ? at : null,
  });
  return id;
}

/** Locks the refunds of an order until the transaction ends. */
export async function lockRefunds(tx: Tx, orderId: string): Promise<void> {
  await tx
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderId, orderId))
    .orderBy(asc(paymentRefunds.id))
    .for("update");
}

/** The money of an order that is back with the shopper, in paise. */
export async function refundedOf(tx: Tx, orderId: string): Promise<Paise> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${paymentRefunds.amount}), 0)` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.orderId, orderId), eq(paymentRefunds.state, "done")));
  return Number(row?.sum ?? 0);
}

/** Claims the refunds that are due, so that only one process asks the gateway for each. */
export async function claimRefunds(
  db: Autocommit,
  now: Date,
  limit: number,
): Promise<RefundOfCapture[]> {
  const due = db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(lte(paymentRefunds.askAt, now))
    .orderBy(asc(paymentRefunds.askAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(paymentRefunds)
    .set({
      askAt: new Date(now.getTime() + CLAIM_MS),
      tries: sql`${paymentRefunds.tries} + 1`,
    })
    .where(inArray(paymentRefunds.id, due))
    .returning();
  const captureIds = claimed.flatMap(({ captureId }) => captureId ?? []);
  if (captureIds.length === 0) return [];
  const captures = await db
    .select()
    .from(paymentCaptures)
    .where(inArray(paymentCaptures.id, captureIds));
  return claimed.flatMap((refund) => {
    const capture = captures.find(({ id }) => id === refund.captureId);
    return capture ? [{ refund, capture }] : [];
  });
}

/** Sets the time at which the gateway is asked again. */
export async function planRefund(
  db: Autocommit,
  id: string,
  { state, askAt }: { state: "due" | "sent"; askAt: Date },
): Promise<void> {
  await db
    .update(paymentRefunds)
    .set({ state, askAt })
    .where(and(eq(paymentRefunds.id, id), inArray(paymentRefunds.state, ["due", "sent"])));
}

/** Changes a refund's state if its present state is in `from`. Returns false otherwise. */
export async function moveRefund(
  tx: Tx,
  id: string,
  from: readonly RefundState[],
  to: Partial<Omit<Refund, "id">> & { readonly state: RefundState },
): Promise<boolean> {
  const moved = await tx
    .update(paymentRefunds)
    // A settlement has a refund by its reference, so another reference is not settled.
    .set(to.gatewayReference === undefined ? to : { ...to, settled: false })
    .where(and(eq(paymentRefunds.id, id), inArray(paymentRefunds.state, [...from])))
    .returning({ id: paymentRefunds.id });
  return moved.length > 0;
}

/** Stores the gateway's id of a refund that it has accepted. */
export async function nameRefund(
  db: Autocommit | Tx,
  id: string,
  reference: string,
): Promise<void> {
  await db
    .update(paymentRefunds)
    .set({ gatewayReference: reference })
    .where(and(eq(paymentRefunds.id, id), isNull(paymentRefunds.gatewayReference)));
}

/**
 * Starts a new attempt of a refund that failed at the gateway, and that staff want to be tried
 * again. @returns false when the refund is no longer due, or has had another attempt since
 */
export async function nextAttempt(
  db: Autocommit,
  { id, attempt }: Pick<Refund, "id" | "attempt">,
): Promise<boolean> {
  const { attempt: last, state } = paymentRefunds;
  const begun = await db
    .update(paymentRefunds)
    .set({ attempt: attempt + 1, gatewayReference: null, settled: false })
    .where(and(eq(paymentRefunds.id, id), eq(last, attempt), eq(state, "due")))
    .returning({ id: paymentRefunds.id });
  return begun.length > 0;
}

/** Lowers a refund that the gateway does not know yet, or deletes it when nothing is left of it. */
export async function shrinkRefund(tx: Tx, { id, amount }: Refund, by: Paise): Promise<void> {
  const which = eq(paymentRefunds.id, id);
  if (by >= amount) await tx.delete(paymentRefunds).where(which);
  else
    await tx
      .update(paymentRefunds)
      .set({ amount: amount - by })
      .where(which);
}

/** Finds a refund by its own id; null when it does not exist. */
export async function findRefund(db: Db, id: string): Promise<Refund | null> {
  if (!isId(id)) return null;
  const [refund] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id));
  return refund ?? null;
}

/** Lists all refunds of captured money, the oldest first. */
export function listOfCapture(db: Db, captureId: string): Promise<Refund[]> {
  return db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.captureId, captureId))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id));
}

/** Which refunds a list has. */
export interface RefundFilter {
  readonly state: RefundState;
  /** The ways in which their money goes back; undefined for all ways. */
  readonly ways?: readonly RefundWay[] | undefined;
}

/** The SQL condition that a refund is in a list. */
export function isInList({ state, ways }: RefundFilter) {
  return and(
    eq(paymentRefunds.state, state),
    ways ? inArray(paymentRefunds.way, [...ways]) : undefined,
  );
}

/**
 * Lists the refunds that a filter selects, the newest first, each with its captured money, if there is any.
 * @param after the refund after which the list begins; null for the first page
 */
export async function listRefunds(
  db: Db,
  filter: RefundFilter,
  { after, limit }: { readonly after: TimeCursor | null; readonly limit: number },
) {
  const { createdAt, id } = paymentRefunds;
  const isAfter =
    after &&
    sql`(${createdAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({ refund: paymentRefunds, capture: paymentCaptures })
    .from(paymentRefunds)
    .leftJoin(paymentCaptures, eq(paymentCaptures.id, paymentRefunds.captureId))
    .where(and(isInList(filter), isAfter ?? undefined))
    .orderBy(desc(paymentRefunds.createdAt), desc(paymentRefunds.id))
    .limit(limit);
}

/** Lists the refunds of orders, each with the id of staff's decision that it carries out. */
export async function findOfOrderRefunds(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { id, orderRefundId, reason, state, way } = paymentRefunds;
  return db
    .select({ id, orderRefundId, reason, state, way })
    .from(paymentRefunds)
    .where(isAmong(paymentRefunds.orderId, orderIds));
}

/** The reasons of refunds of money that was the price of an order, and not paid by mistake. */
const REASONS_OF_SALE = [
  "order_cancelled",
  "order_returned",
  "order_unavailable",
  "order_part",
] as const satisfies readonly RefundReason[];
const isOfSale = inArray(paymentRefunds.reason, [...REASONS_OF_SALE]);

/** Lists the gateways' references of the money that came for orders and was not sent back at once. */
export async function listCaptureReferences(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { id, paymentReference, paymentId } = paymentCaptures;
  return db
    .select({ orderId: payments.orderId, reference: paymentReference })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentId))
    .where(
      and(
        isAmong(payments.orderId, orderIds),
        notExists(
          db
            .select({ id: paymentRefunds.id })
            .from(paymentRefunds)
            .where(and(eq(paymentRefunds.captureId, id), not(isOfSale))),
        ),
      ),
    );
}

/**
 * Lists the references of the refunds of orders: those of the gateways, and those of transfers that
 * staff sent by hand. Money that was never the order's own is left out, such as of a second payment.
 */
export async function listRefundReferences(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { id, orderId, orderRefundId, handReference, gatewayReference, state } = paymentRefunds;
  const rows = await db
    .select({
      id,
      orderId,
      orderRefundId,
      reference: sql<string | null>`coalesce(${handReference}, ${gatewayReference})`,
    })
    .from(paymentRefunds)
    .where(and(isAmong(orderId, orderIds), isOfSale, ne(state, "failed")))
    .orderBy(asc(paymentRefunds.createdAt), asc(id));
  return rows.flatMap(({ reference, ...row }) => (reference === null ? [] : { ...row, reference }));
}

/**
 * Sums the money of orders that went back, in paise, by the orders' ids: refunds that a gateway has
 * accepted or that staff have sent. An order of which nothing went back is not among them. Money
 * that was never the order's own is left out, such as of a second payment.
 */
export async function sumSentRefunds(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Paise>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, amount, state } = paymentRefunds;
  const rows = await db
    .select({ orderId, sum: sql<string>`sum(${amount})`.mapWith(Number) })
    .from(paymentRefunds)
    .where(and(isAmong(orderId, orderIds), isOfSale, inArray(state, ["sent", "done"])))
    .groupBy(orderId);
  return new Map(rows.map((row) => [row.orderId, row.sum]));
}
