import { deriveRates } from "@suvarna/domain/rate-sheet";
import { ANCHOR, type RateMoment } from "../src/rates/index.ts";
import { seededRandom } from "./seeded-random.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The intervals of the history, from now into the past: charts of a day, week, month and year need
 * different intervals.
 */
const STRETCHES = [
  { untilMs: DAY_MS, everyMs: 3 * MINUTE_MS },
  { untilMs: 8 * DAY_MS, everyMs: 20 * MINUTE_MS },
  { untilMs: 31 * DAY_MS, everyMs: HOUR_MS },
  { untilMs: 366 * DAY_MS, everyMs: DAY_MS },
] as const;

/** How a metal's rate moves: its rise in a year, and its daily volatility. */
const GOLD = { yearlyRise: 0.21, daily: 0.007 };
const SILVER = { yearlyRise: 0.27, daily: 0.013 };

/**
 * Computes a year of an invented market, oldest first, that ends now at the simulated market's
 * start value. The year is computed backwards, so that the simulated market continues exactly from
 * its end.
 */
export function simulatedHistory(until: Date): RateMoment[] {
  const random = seededRandom(18);
  let [gold, silver] = [ANCHOR.gold999, ANCHOR.silver999];
  let agoMs = 0;
  const moments = [momentAt(until, gold, silver)];
  for (const { untilMs, everyMs } of STRETCHES) {
    const days = everyMs / DAY_MS;
    while (agoMs + everyMs <= untilMs) {
      agoMs += everyMs;
      gold = stepBack(gold, GOLD, days, random);
      silver = stepBack(silver, SILVER, days, random);
      moments.push(momentAt(new Date(until.getTime() - agoMs), gold, silver));
    }
  }
  return moments.toReversed();
}

function stepBack(price: number, metal: typeof GOLD, days: number, random: () => number): number {
  // A sum of three uniform numbers is nearly normally distributed; its standard deviation is 1/2.
  const chance = 2 * (random() + random() + random() - 1.5);
  const rise = (Math.log1p(metal.yearlyRise) / 365) * days;
  return price * Math.exp(chance * metal.daily * Math.sqrt(days) - rise);
}

function momentAt(at: Date, gold: number, silver: number): RateMoment {
  return { at, perGram: deriveRates(Math.round(gold), Math.round(silver)) };
}
