import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { paymentCaptures, paymentCases, payments } from "./tables.ts";

export type PaymentCase = typeof paymentCases.$inferSelect;

/**
 * Stores a gateway's report of a refund or dispute. A later report of the same case updates its
 * state.
 */
export async function putCase(
  tx: Tx,
  paymentCase: Omit<PaymentCase, "closedBy" | "note">,
): Promise<void> {
  const { state, amount, changedAt, closedAt } = paymentCase;
  await tx
    .insert(paymentCases)
    .values(paymentCase)
    .onConflictDoUpdate({
      target: [paymentCases.gateway, paymentCases.kind, paymentCases.reference],
      set: { state, amount, changedAt, closedAt },
    });
}

/** The reports of gateways, newest first, each with its order. */
export async function listCases(db: Db, limit: number) {
  return db
    .select({ told: paymentCases, orderId: payments.orderId })
    .from(paymentCases)
    .leftJoin(paymentCaptures, eq(paymentCaptures.id, paymentCases.captureId))
    .leftJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .orderBy(desc(paymentCases.changedAt), desc(paymentCases.id))
    .limit(limit);
}

/** A case by its own id. */
export async function findCase(tx: Tx, id: string): Promise<PaymentCase | null> {
  const [found] = await tx.select().from(paymentCases).where(eq(paymentCases.id, id));
  return found ?? null;
}

/** Records that staff have closed a case. @returns false when the case was already closed */
export async function closeCase(
  tx: Tx,
  id: string,
  closed: Pick<PaymentCase, "closedAt" | "closedBy" | "note">,
): Promise<boolean> {
  const done = await tx
    .update(paymentCases)
    .set(closed)
    .where(and(eq(paymentCases.id, id), isNull(paymentCases.closedAt)))
    .returning({ id: paymentCases.id });
  return done.length > 0;
}
