import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../../platform/database.ts";
import { sandboxOrders, sandboxPayments, sandboxWebhooks } from "../tables.ts";

export type SandboxOrder = typeof sandboxOrders.$inferSelect;
export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxWebhook = typeof sandboxWebhooks.$inferSelect;
export type Outcome = SandboxPayment["status"];

/** Writes an order down; one of the same id stays as it is. @returns whether it is new */
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

/** An attempt as it stands at a time: what turns out to be paid later is paid from then on. */
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

/** An attempt with its order. */
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

/** Takes the money of an attempt that was only blocked. */
export async function capturePayment(db: Autocommit, id: string): Promise<void> {
  await db.update(sandboxPayments).set({ captured: true }).where(eq(sandboxPayments.id, id));
}

/** Gives an attempt's money back, once. */
export async function refundPayment(db: Autocommit, id: string, refundId: string): Promise<void> {
  await db
    .update(sandboxPayments)
    .set({ refunded: sql`${sandboxPayments.amount}`, refundId })
    .where(and(eq(sandboxPayments.id, id), isNull(sandboxPayments.refundId)));
}

/** The attempt of an order that was given back under this id. */
export async function findRefund(
  db: Db,
  orderId: string,
  refundId: string,
): Promise<SandboxPayment | null> {
  const [payment] = await db
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.orderId, orderId), eq(sandboxPayments.refundId, refundId)));
  return payment ?? null;
}

/** How long a process may take to bring a message before another one brings it too. */
const CLAIM_MS = 20_000;

/** Messages that are due, each claimed so that not every process brings it. */
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

/** Plans a message's next try; null when it was taken, or is given up. */
export async function planWebhook(db: Autocommit, id: string, dueAt: Date | null): Promise<void> {
  await db.update(sandboxWebhooks).set({ dueAt }).where(eq(sandboxWebhooks.id, id));
}

/** Writes the result of a choice in one transaction. */
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

/** Whether anybody has ever been asked to pay in the sandbox. */
export async function hasSandboxPayments(db: Db): Promise<boolean> {
  const [found] = await db.select({ id: sandboxOrders.id }).from(sandboxOrders).limit(1);
  return found !== undefined;
}
