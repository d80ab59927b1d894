import type { RefundState } from "@suvarna/domain/payment";
import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import type { GatewayName } from "./gateway.ts";
import { type Capture, CLAIM_MS } from "./queries.ts";
import { paymentCaptures, paymentCases, payments } from "./tables.ts";

export type PaymentCase = typeof paymentCases.$inferSelect;

/** Money on its way back whose gateway is to be asked now, claimed as payments are. */
export async function claimRefunds(db: Autocommit, now: Date, limit: number): Promise<Capture[]> {
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

/** Asks again later. */
export async function planRefund(
  db: Autocommit,
  id: string,
  { refund, refundAt }: { refund: "due" | "sent"; refundAt: Date },
): Promise<void> {
  await db
    .update(paymentCaptures)
    .set({ refund, refundAt })
    .where(and(eq(paymentCaptures.id, id), isNotNull(paymentCaptures.refundAt)));
}

/** The money is back. @returns false when that was known */
export async function finishRefund(tx: Tx, id: string): Promise<boolean> {
  const done = await tx
    .update(paymentCaptures)
    .set({ refund: "done", refundAt: null })
    .where(and(eq(paymentCaptures.id, id), ne(paymentCaptures.refund, "done")))
    .returning({ id: paymentCaptures.id });
  return done.length > 0;
}

/** The refund is given to people. @returns false when it is back, or was given before */
export async function stickRefund(tx: Tx, id: string, problem: string): Promise<boolean> {
  const stuck = await tx
    .update(paymentCaptures)
    .set({ refund: "stuck", refundAt: null, refundProblem: problem })
    .where(and(eq(paymentCaptures.id, id), inArray(paymentCaptures.refund, ["due", "sent"])))
    .returning({ id: paymentCaptures.id });
  return stuck.length > 0;
}

/** A refund that is under way or stuck is asked about now. @returns false when it is neither */
export async function hastenRefund(
  tx: Tx,
  id: string,
  at: Date,
  from: readonly RefundState[] = ["due", "sent", "stuck"],
): Promise<boolean> {
  const hastened = await tx
    .update(paymentCaptures)
    .set({ refund: "due", refundAt: at, refundTries: 0 })
    .where(and(eq(paymentCaptures.id, id), inArray(paymentCaptures.refund, [...from])))
    .returning({ id: paymentCaptures.id });
  return hastened.length > 0;
}

/** Money by the gateway's id of its attempt; null when the shop does not have it. */
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

/** A refund by its own id; null when no money of that id goes back. */
export async function findRefund(db: Db, id: string): Promise<Capture | null> {
  const which = and(eq(paymentCaptures.id, id), ne(paymentCaptures.refund, "none"));
  const [capture] = await db.select().from(paymentCaptures).where(which);
  return capture ?? null;
}

/** Refunds in a state with the order that each is of, the newest money first. */
export async function listRefunds(db: Db, state: RefundState, limit: number) {
  return db
    .select({ capture: paymentCaptures, orderId: payments.orderId })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(eq(paymentCaptures.refund, state))
    .orderBy(desc(paymentCaptures.capturedAt), desc(paymentCaptures.id))
    .limit(limit);
}

/** Writes down what a gateway has told; told again, the newest state counts. */
export async function putCase(tx: Tx, told: PaymentCase): Promise<void> {
  const { state, amount, changedAt } = told;
  await tx
    .insert(paymentCases)
    .values(told)
    .onConflictDoUpdate({
      target: [paymentCases.gateway, paymentCases.kind, paymentCases.reference],
      set: { state, amount, changedAt },
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
