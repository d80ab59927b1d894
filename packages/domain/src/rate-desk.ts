import { CARATS, type Carat } from "./fineness.ts";
import type { Paise } from "./money.ts";
import type { RateAdjustment, RatesPerGram } from "./rate-sheet.ts";

/** The metals whose sales staff can stop. */
export const METALS = ["gold", "silver"] as const;
export type Metal = (typeof METALS)[number];

/** The metal that a grade belongs to: gold or silver. */
export function metalOf(carat: Carat): Metal {
  return carat === "Silver" ? "silver" : "gold";
}

/**
 * How staff see a grade's rate. `auto`: the rate follows its source. `by-hand`: staff have entered
 * the rate. `held`: staff hold the rate. `stopped`: staff have stopped its sales.
 */
export const RATE_MODES = ["auto", "by-hand", "held", "stopped"] as const;

/**
 * Replaces the rates of the metals whose sales are stopped by null. Rates are in paise per gram.
 */
export function ratesWithout(perGram: RatesPerGram, stopped: readonly Metal[]): RatesPerGram {
  const entries = CARATS.map((carat) => [
    carat,
    stopped.includes(metalOf(carat)) ? null : perGram[carat],
  ]);
  return Object.fromEntries(entries) as RatesPerGram;
}

/** The newest order of staff to hold the rates, or to end the hold. */
export interface RateHold {
  /** The time until which the rates are held; null when the hold has ended. */
  readonly until: Date | null;
  readonly changedAt: Date;
}

/**
 * The time until which no source replaces the current rates. The end is set when staff enter rates
 * by hand, unless they have released these rates since, or when staff order a hold.
 * @returns null without a hold
 */
export function heldUntil(
  rates: { readonly acceptedAt: Date; readonly heldUntil: Date | null },
  hold: RateHold | null,
): Date | null {
  const isReleased = hold !== null && hold.until === null && hold.changedAt > rates.acceptedAt;
  const times = [isReleased ? null : rates.heldUntil, hold?.until ?? null];
  const knownTimes = times.filter((time) => time !== null).map((time) => time.getTime());
  return knownTimes.length === 0 ? null : new Date(Math.max(...knownTimes));
}

/**
 * The world's price of a gram that an adjustment converts into a local price, rounded to the
 * nearest paisa; at least one paisa. The function reverses `adjustedRate`.
 */
export function worldRate(local: Paise, { bp, paisePerGram }: RateAdjustment): Paise {
  return Math.max(1, Math.round(((local - paisePerGram) * 10_000) / (10_000 + bp)));
}
