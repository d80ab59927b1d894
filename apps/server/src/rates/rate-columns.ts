import type { Carat } from "@suvarna/domain/fineness";
import type { Paise } from "@suvarna/domain/money";

/** Converts rates by grade to the columns that store them. */
export function rateColumns(perGram: Readonly<Record<Carat, Paise>>) {
  return {
    gold24k: perGram["24K"],
    gold22k: perGram["22K"],
    gold18k: perGram["18K"],
    silver: perGram.Silver,
  };
}

/** Converts the columns of a row to rates by grade. */
export function ratesIn(row: ReturnType<typeof rateColumns>): Record<Carat, Paise> {
  const { gold24k, gold22k, gold18k, silver } = row;
  return { "24K": gold24k, "22K": gold22k, "18K": gold18k, Silver: silver };
}
