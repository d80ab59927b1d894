import type { Paise } from "@suvarna/domain/money";
import type { DeclineReason } from "@suvarna/domain/payment";
import { asc, inArray } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { findNewestPayments, type Payment } from "./queries.ts";
import { paymentEvents } from "./tables.ts";

/**
 * The result of the last attempt at a payment that is not paid. `late` means that the whole amount
 * came when the order could not take it any more, and goes back.
 */
export interface LastAttempt {
  readonly end: "declined" | "dropped" | "wrong_amount" | "late";
  readonly amount: Paise;
  /** The bank's own words; null when the gateway has not passed them on. */
  readonly said: string | null;
  /** Why the attempt failed; null when the gateway gave no reason that the shop knows. */
  readonly declineReason: DeclineReason | null;
  readonly at: Date;
}

/** The part of a payment that the order's user sees. */
export type PaymentFacts = Pick<Payment, "purpose" | "gateway" | "reference" | "expiresAt"> & {
  readonly attempt?: LastAttempt | undefined;
};

/**
 * Reads the newest payments of orders, by the order's id. A payment that is not paid has its last
 * attempt.
 */
export async function findPaymentFacts(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentFacts>> {
  const newest = await findNewestPayments(db, orderIds);
  const unpaid = [...newest.values()].filter(({ state }) => state !== "paid");
  const attempts = await findLastAttempts(db, unpaid);
  return new Map(
    [...newest].map(([orderId, payment]) => [
      orderId,
      { ...payment, attempt: attempts.get(payment.id) },
    ]),
  );
}

async function findLastAttempts(
  db: Db,
  payments: readonly Payment[],
): Promise<ReadonlyMap<string, LastAttempt>> {
  if (payments.length === 0) return new Map();
  const ids = payments.map(({ id }) => id);
  const events = await db
    .select()
    .from(paymentEvents)
    .where(inArray(paymentEvents.paymentId, ids))
    .orderBy(asc(paymentEvents.at));
  const due = new Map(payments.map(({ id, amount }) => [id, amount]));
  const last = new Map<string, LastAttempt>();
  for (const { paymentId, outcome, amount, said, declineReason, at } of events) {
    if (outcome === "pending") continue;
    const isMoney = outcome === "paid" || outcome === "authorized";
    const isWhole = amount === due.get(paymentId);
    const ended = outcome === "dropped" ? "dropped" : "declined";
    const end = isMoney ? (isWhole ? "late" : "wrong_amount") : ended;
    last.set(paymentId, { end, amount, said, declineReason, at });
  }
  return last;
}
