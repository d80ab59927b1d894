import { and, asc, eq, gte, lt, lte, sql } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../../platform/database.ts";
import {
  sandboxOrders,
  sandboxPayments,
  sandboxRefunds,
  sandboxWebhooks,
} from "../sandbox-tables.ts";

export type SandboxOrder = typeof sandboxOrders.$inferSelect;
export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxRefund = typeof sandboxRefunds.$inferSelect;
export type SandboxWebhook = typeof sandboxWebhooks.$inferSelect;
export type Outcome = SandboxPayment["status"];

/** Stores an order, unless an order with the same id exists. @returns whether the order is new */
export async function insertOrder(db: Autocommit, order: SandboxOrder): Promise<boolean> {
  const added = await db
    .insert(sandboxOrders)
    .values(order)
    .onConflictDoNothing()
    .returning({ id: sandboxOrders.id });
  return added.length > 0;
}

export async function findOrder(db: Db, id: string): Promise<SandboxOrder | null> {
  const [order] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, id));
  return order ?? null;
}

export async function findBySession(db: Db, session: string): Promise<SandboxOrder | null> {
  const [order] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.session, session));
  return order ?? null;
}

export async function closeOrder(db: Autocommit, id: string): Promise<void> {
  await db.update(sandboxOrders).set({ closed: true }).where(eq(sandboxOrders.id, id));
}

/**
 * The status of an attempt at a time. An attempt that is paid later is reported as paid from that
 * time on.
 */
export function statusAt({ status, paidAt }: SandboxPayment, now: Date): Outcome {
  return paidAt && paidAt <= now ? "paid" : status;
}

export async function listPayments(db: Db, orderId: string): Promise<SandboxPayment[]> {
  return db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.orderId, orderId))
    .orderBy(asc(sandboxPayments.at), asc(sandboxPayments.id));
}

/** Finds an attempt, with its order. */
export async function findPayment(
  db: Db,
  id: string,
): Promise<{ payment: SandboxPayment; order: SandboxOrder } | null> {
  const [found] = await db
    .select({ payment: sandboxPayments, order: sandboxOrders })
    .from(sandboxPayments)
    .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPayments.orderId))
    .where(eq(sandboxPayments.id, id));
  return found ?? null;
}

/** Captures the money of an attempt that was only blocked. */
export async function capturePayment(db: Autocommit, id: string): Promise<void> {
  await db.update(sandboxPayments).set({ captured: true }).where(eq(sandboxPayments.id, id));
}

/**
 * Refunds a part of an attempt's money. The sandbox calls it in a transaction, because a gateway
 * never takes the money of a refund that it does not know afterwards.
 * @param refund has the sandbox's id of the refund, and the shop's own id, which is null for a
 * refund from the dashboard
 * @returns null when less than this amount is left of the attempt
 */
export async function refundPayment(
  db: Autocommit | Tx,
  refund: Omit<SandboxRefund, "status">,
): Promise<SandboxRefund | null> {
  const { paymentId, amount } = refund;
  const { refunded } = sandboxPayments;
  const rows = await db
    .update(sandboxPayments)
    .set({ refunded: sql`${refunded} + ${amount}` })
    .where(
      and(
        eq(sandboxPayments.id, paymentId),
        lte(sql`${refunded} + ${amount}`, sandboxPayments.amount),
      ),
    )
    .returning({ id: sandboxPayments.id });
  if (rows.length === 0) return null;
  const row = { ...refund, status: "done" } as const;
  await db.insert(sandboxRefunds).values(row);
  return row;
}

/** Lists the refunds of an attempt, oldest first. */
export async function listRefunds(db: Db, paymentId: string): Promise<SandboxRefund[]> {
  return db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.paymentId, paymentId))
    .orderBy(asc(sandboxRefunds.at), asc(sandboxRefunds.id));
}

/** Finds a refund by the shop's own id of it. */
export async function findRefund(db: Db, refundId: string): Promise<SandboxRefund | null> {
  const [refund] = await db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.refundId, refundId));
  return refund ?? null;
}

/**
 * Lists the content of a gateway's settlement for a period: the attempts that were paid in it, and
 * the refunds.
 */
export async function listSettled(db: Db, gateway: string, { from, to }: { from: Date; to: Date }) {
  const settled = await db
    .select({ payment: sandboxPayments, order: sandboxOrders })
    .from(sandboxPayments)
    .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPayments.orderId))
    .where(
      and(
        eq(sandboxOrders.gateway, gateway),
        gte(sandboxPayments.at, from),
        lt(sandboxPayments.at, to),
      ),
    )
    .orderBy(asc(sandboxPayments.at), asc(sandboxPayments.id));
  const refunds = await db
    .select({ refund: sandboxRefunds, payment: sandboxPayments, order: sandboxOrders })
    .from(sandboxRefunds)
    .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxRefunds.paymentId))
    .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPayments.orderId))
    .where(
      and(
        eq(sandboxOrders.gateway, gateway),
        eq(sandboxRefunds.status, "done"),
        gte(sandboxRefunds.at, from),
        lt(sandboxRefunds.at, to),
      ),
    )
    .orderBy(asc(sandboxRefunds.at), asc(sandboxRefunds.id));
  return { payments: settled, refunds };
}

/** The fee of the sandbox for a payment: 2 %, and 18 % GST on it, in paise. */
export function sandboxFee(amount: number): { charge: number; tax: number } {
  const charge = Math.round(amount / 50);
  return { charge, tax: Math.round((charge * 18) / 100) };
}

/** The time in milliseconds after which another process may deliver the same webhook too. */
const CLAIM_MS = 20_000;

/** Claims the webhooks that are due, so that only one process delivers each. */
export function claimWebhooks(db: Autocommit, now: Date): Promise<SandboxWebhook[]> {
  return db
    .update(sandboxWebhooks)
    .set({
      dueAt: new Date(now.getTime() + CLAIM_MS),
      tries: sql`${sandboxWebhooks.tries} + 1`,
    })
    .where(lte(sandboxWebhooks.dueAt, now))
    .returning();
}

/** Plans a webhook's next delivery; null when it was accepted, or is given up. */
export async function planWebhook(db: Autocommit, id: string, dueAt: Date | null): Promise<void> {
  await db.update(sandboxWebhooks).set({ dueAt }).where(eq(sandboxWebhooks.id, id));
}

/**
 * Stores the attempts and webhooks that follow from a shopper's choice in the sandbox, in one
 * transaction.
 */
export async function insertAttempts(
  tx: Tx,
  orderId: string,
  made: {
    readonly payments: readonly SandboxPayment[];
    readonly webhooks: readonly SandboxWebhook[];
    readonly trouble: { readonly kind: "5xx" | "hang"; readonly until: Date } | null;
  },
): Promise<void> {
  if (made.payments.length > 0) await tx.insert(sandboxPayments).values([...made.payments]);
  if (made.webhooks.length > 0) await tx.insert(sandboxWebhooks).values([...made.webhooks]);
  if (!made.trouble) return;
  const { kind, until } = made.trouble;
  await tx
    .update(sandboxOrders)
    .set({ trouble: kind, troubleUntil: until })
    .where(eq(sandboxOrders.id, orderId));
}

/** Whether an order can still be paid. */
export async function isOpen(db: Db, order: SandboxOrder, now: Date): Promise<boolean> {
  if (order.closed || order.expiresAt <= now) return false;
  const payments = await listPayments(db, order.id);
  return payments.every((payment) => statusAt(payment, now) !== "paid");
}
