import { canPaymentMove } from "@suvarna/domain/payment";
import type { Payment } from "./queries.ts";
import type { PaymentsConfig } from "./settings.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The ages at which a payment that is not paid is asked about, after the first time. */
const AGES_MS = [0.5, 2, 5, 10, 20].map((minutes) => minutes * MINUTE_MS);
/** A question that comes a little late is not asked again at once. */
const LATE_BY = 1.2;
/** The ages at which a settled payment is checked again, for money that comes twice or too late. */
const LOOKS_MS = [10 * MINUTE_MS, DAY_MS];
/** How often a bank is asked that has something under way when the time to pay is over. */
const UNDER_WAY_MS = 5 * MINUTE_MS;
const LONGEST_MS = 60 * MINUTE_MS;

/**
 * When a gateway is asked next about a payment, at gaps that rise while it is not paid; what is paid or
 * over is looked at twice more. A payment that expired before its end, because the shopper changed to
 * another way to pay, is asked about like an open one until then: its window may still be open, and
 * the money must be found soon. Webhooks and the shopper's own return come between.
 * @returns null once no money can come any more
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
