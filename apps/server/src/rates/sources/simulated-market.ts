import type { Paise } from "@suvarna/domain/money";
import type { Asked, RateSource } from "./rate-source.ts";

/** What it says of itself wherever its rates are shown. */
export const SIMULATED_MARKET = "Simulated market";

/** A market that needs no outside world. */
export function simulatedMarket(random: () => number): RateSource {
  return {
    key: "simulated",
    name: SIMULATED_MARKET,
    cost: null,
    timeoutMs: 0,
    read: async ({ last, now }) => ({
      ...nextReading(last ?? ANCHOR, random),
      takenAt: now,
      bodyHash: null,
    }),
  };
}

/** Prices of fine gold and silver, in paise per gram. */
type Prices = NonNullable<Asked["last"]>;

/** A believable day's prices, around which the simulated market moves. */
export const ANCHOR: Prices = { gold999: 1_334_256, silver999: 16_718 };

/** How far one step can go, as a share of the price. */
const STEP = 0.0005;
/** How much of the way back to the anchor each step takes; it makes a day's swing about 1 %. */
const PULL = 0.0005;
/** The floor and the ceiling, as a share of the anchor. */
export const BAND = 0.08;

/** How far a step goes at most on the way back to the band, which the guard does not take for a jump. */
const RETURN = 0.01;

/**
 * The next reading of a random walk that is drawn back to its anchor and never leaves its band.
 * Rates by hand can have put it outside: then it comes back in steps. Gold and silver move
 * independently.
 * @param random like Math.random: from 0 to below 1
 */
export function nextReading(last: Prices, random: () => number): Prices {
  return {
    gold999: step(last.gold999, ANCHOR.gold999, random),
    silver999: step(last.silver999, ANCHOR.silver999, random),
  };
}

function step(price: Paise, anchor: Paise, random: () => number): Paise {
  const noise = price * STEP * (2 * random() - 1);
  const next = Math.round(price + noise + (anchor - price) * PULL);
  const [floor, ceiling] = [Math.ceil(anchor * (1 - BAND)), Math.floor(anchor * (1 + BAND))];
  const within = between(next, floor, ceiling);
  return between(within, Math.ceil(price * (1 - RETURN)), Math.floor(price * (1 + RETURN)));
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
