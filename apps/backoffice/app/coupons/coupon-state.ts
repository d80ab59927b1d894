import type { Coupon } from "@suvarna/contract/coupons/staff-schemas";
import { istDayWords } from "@suvarna/words/en/indian-time";
import type { Tone } from "../parts/pill.tsx";

/** The state of a coupon in words, which says whether shoppers can use the coupon now. */
export function couponState(
  { disabled, startsAt, endsAt, totalLimit, used }: Coupon,
  now = Date.now(),
): { readonly tone: Tone; readonly words: string; readonly runs: boolean } {
  if (disabled) return { tone: "sand", words: "Switched off", runs: false };
  if (endsAt && Date.parse(endsAt) <= now) return { tone: "sand", words: "Over", runs: false };
  if (totalLimit !== null && used >= totalLimit) {
    return { tone: "sand", words: "Used up", runs: false };
  }
  if (startsAt && Date.parse(startsAt) > now) {
    const words = `Begins ${istDayWords(Date.parse(startsAt))}`;
    return { tone: "amber", words, runs: false };
  }
  return { tone: "leaf", words: "Runs", runs: true };
}

/**
 * The time in which a coupon is valid, in words, such as `always`, `from 23 Nov` or `1 Nov to 30
 * Nov`.
 */
export function sayWhen({ startsAt, endsAt }: Pick<Coupon, "startsAt" | "endsAt">): string {
  const from = startsAt ? istDayWords(Date.parse(startsAt)) : null;
  const to = endsAt ? istDayWords(Date.parse(endsAt)) : null;
  if (from && to) return `${from} to ${to}`;
  if (from) return `from ${from}`;
  return to ? `until ${to}` : "always";
}
