import { PAISE_PER_RUPEE, type Paise } from "./money.ts";

/** How many open price alerts a user may have. */
export const MAX_ALERTS = 20;

const LESS_PERCENT = 4;
/** The steps in rupees to which the suggested limit of a price alert is rounded. */
const STEPS = [1000, 100, 10, 1];

/**
 * The limit that the shop suggests for a price alert: 4 % less than the price, rounded down to
 * 1,000 rupees. For a piece of less than 25,000 rupees the rounding step is smaller, so that the
 * limit stays near 4 % below the price.
 */
export function suggestedAlert(price: Paise): Paise {
  const less = (price * LESS_PERCENT) / 100;
  const step = (STEPS.find((rupees) => rupees * PAISE_PER_RUPEE <= less) ?? 1) * PAISE_PER_RUPEE;
  return Math.floor((price - less) / step) * step;
}
