import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatNumber } from "@suvarna/domain/formats";

/** Rates per gram in paise by carat. */
type PerGram = Readonly<Record<string, number | null>>;

/**
 * The effect of new rates in words: how many prices of published pieces change, counted by the metals
 * whose rates move, and how many price locks keep theirs.
 */
export function effectWords(
  { published: { gold, silver }, locks }: Pick<RatesDesk, "published" | "locks">,
  before: PerGram,
  after: PerGram,
): string {
  const moved = Object.keys(after).filter((carat) => before[carat] !== after[carat]);
  const prices =
    (moved.some((carat) => carat !== "Silver") ? gold : 0) +
    (moved.includes("Silver") ? silver : 0);
  const change = `${formatNumber(prices)} ${prices === 1 ? "price changes" : "prices change"}`;
  if (locks === 0) return change;
  return `${change}, ${formatNumber(locks)} ${locks === 1 ? "lock does" : "locks do"} not`;
}
