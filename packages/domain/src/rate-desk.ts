import { CARATS, type Carat } from "./fineness.ts";
import type { Paise } from "./money.ts";
import type { RateAdjustment, RatesPerGram } from "./rate-sheet.ts";

/** The metals of which staff can stop the sales. */
export const METALS = ["gold", "silver"] as const;
export type Metal = (typeof METALS)[number];

/** The metal of a grade. */
export function metalOf(carat: Carat): Metal {
  return carat === "Silver" ? "silver" : "gold";
}

/** The mode of a rate at the desk: from its source, by hand, standing still, or not sold by. */
export const RATE_MODES = ["auto", "by-hand", "held", "stopped"] as const;

/** The rates, in paise per gram, without the metals whose sales are stopped. */
export function ratesWithout(perGram: RatesPerGram, stopped: readonly Metal[]): RatesPerGram {
  const entries = CARATS.map((carat) => [
    carat,
    stopped.includes(metalOf(carat)) ? null : perGram[carat],
  ]);
  return Object.fromEntries(entries) as RatesPerGram;
}

/** The newest word of staff about holding the rates. */
export interface RateHold {
  /** The time until which the rates are held; null when the hold has ended. */
  readonly until: Date | null;
  readonly changedAt: Date;
}

/**
 * The time until which no source replaces these rates: the end that staff set when they entered the
 * rates, unless they have released them since, or the end of a hold by staff.
 * @returns null without a hold
 */
export function heldUntil(
  rates: { readonly acceptedAt: Date; readonly heldUntil: Date | null },
  hold: RateHold | null,
): Date | null {
  const isReleased = hold !== null && hold.until === null && hold.changedAt > rates.acceptedAt;
  const times = [isReleased ? null : rates.heldUntil, hold?.until ?? null];
  const known = times.filter((time) => time !== null).map((time) => time.getTime());
  return known.length === 0 ? null : new Date(Math.max(...known));
}

/**
 * The world's price of a gram that an adjustment turns into this local price, rounded to the
 * nearest paisa; at least one paisa. The function reverses `adjustedRate`.
 */
export function worldRate(local: Paise, { bp, paisePerGram }: RateAdjustment): Paise {
  return Math.max(1, Math.round(((local - paisePerGram) * 10_000) / (10_000 + bp)));
}
