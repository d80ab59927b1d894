import type { Paise } from "@suvarna/domain/money";
import type { RateSource, ReadingContext } from "./rate-source.ts";

/** The name that is shown with the rates of the simulated market. */
export const SIMULATED_MARKET = "Simulated market";

/** A simulated market as a source of rates, which needs no network. */
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

/** The prices of fine gold and silver, in paise per gram. */
type Prices = NonNullable<ReadingContext["last"]>;

/** The anchor: realistic prices around which the simulated market moves. */
export const ANCHOR: Prices = { gold999: 1_334_256, silver999: 16_718 };

/** The largest change of one step, as a share of the price. */
const STEP = 0.0005;
/**
 * The share of the distance to the anchor by which each step moves back to the anchor. With this
 * share the prices vary by about 1 % in a day.
 */
const PULL = 0.0005;
/** The largest distance of a price from the anchor, as a share of the anchor. */
export const BAND = 0.08;

/**
 * The largest step, as a share of the price, on the way back into the band. It is small enough that
 * the guard does not see a jump.
 */
const RETURN = 0.01;

/**
 * Computes the next step of a random walk around an anchor (mean reversion) within a band. Rates
 * that staff entered may lie outside the band; the walk then returns in small steps. Gold and
 * silver move independently.
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
