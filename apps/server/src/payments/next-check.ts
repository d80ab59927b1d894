import { canPaymentMove } from "@suvarna/domain/payment";
import type { Payment } from "./queries.ts";
import type { PaymentsConfig } from "./settings.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The ages of an unpaid payment at which its gateway is asked after the first check. */
const AGES_MS = [0.5, 2, 5, 10, 20].map((minutes) => minutes * MINUTE_MS);
/**
 * The factor by which a check may be late; a planned check within this margin is skipped, so that a
 * late check is not repeated at once.
 */
const LATE_BY = 1.2;
/**
 * The ages at which a paid or expired payment is checked again, because money can come twice or too
 * late.
 */
const LOOKS_MS = [10 * MINUTE_MS, DAY_MS];
/**
 * How often the gateway is asked while an attempt is still under way at the bank after the time to
 * pay.
 */
const UNDER_WAY_MS = 5 * MINUTE_MS;
const LONGEST_MS = 60 * MINUTE_MS;

/**
 * Computes when a gateway is asked next about a payment. The gaps grow while the payment is not
 * paid; a paid or expired payment is checked twice more. A payment that expired early, because the
 * shopper changed to another gateway, is checked like an open payment until its time to pay is
 * over, because its window may still be open. Webhooks and the shopper's return come in addition.
 * @returns null once no more money can come
 */
export function nextCheck(
  { createdAt, expiresAt, state }: Pick<Payment, "createdAt" | "expiresAt" | "state">,
  now: Date,
  { checkMs, wasAsked }: Pick<PaymentsConfig, "checkMs"> & { readonly wasAsked: boolean },
): Date | null {
  const [at, begin, end] = [now.getTime(), createdAt.getTime(), expiresAt.getTime()];
  const age = at - begin;
  const isOpen = canPaymentMove(state, "expired") || (state === "expired" && at < end);
  if (at >= end + DAY_MS) return null;
  if (!wasAsked) {
    const again = at + Math.min(Math.max(checkMs, age / 2), LONGEST_MS);
    return new Date(isOpen && at < end ? Math.min(again, end) : again);
  }
  if (!isOpen) {
    const from = state === "paid" ? begin : end;
    const look = LOOKS_MS.map((ms) => from + ms).find((ms) => ms > at);
    return look === undefined ? null : new Date(look);
  }
  if (at >= end) return new Date(at + UNDER_WAY_MS);
  const next = AGES_MS.find((ms) => ms > age * LATE_BY) ?? age * 2;
  return new Date(Math.min(begin + next, end));
}
