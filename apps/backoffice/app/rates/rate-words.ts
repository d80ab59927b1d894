import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { CARATS, type Carat } from "@suvarna/domain/fineness";
import { formatRupees } from "@suvarna/domain/formats";
import { type Paise, paise } from "@suvarna/domain/money";
import { type PricedPiece, priceOf } from "@suvarna/domain/price";
import { changePercent, type RatesPerGram } from "@suvarna/domain/rate-sheet";
import { withGst } from "@suvarna/domain/tax";
import { sayHandRates } from "../parts/hand-rate-words.ts";

/** The prices of a sheet in rupees per gram. */
type SheetPrices = Pick<NonNullable<RatesDesk["sheet"]>, "prices">;

/** The newest rates of the four grades in paise per gram, also while sales are stopped. */
export function ratesOf(desk: RatesDesk): RatesPerGram {
  const entries = desk.rates.map(({ Carat: carat, price }) => [
    carat,
    price === null ? null : paise(price),
  ]);
  return Object.fromEntries(entries) as Record<Carat, Paise | null>;
}

/** The rates of a sheet in words: `24K ₹12,720.00, 22K ₹11,660.00, … per gram`. */
export function sayRates({ prices }: SheetPrices): string {
  const rates = CARATS.map((carat) => `${carat} ${formatRupees(paise(prices[carat]))}`);
  return `${rates.join(", ")} per gram`;
}

/** The share of a rate, in percent, by which it may move before somebody must look at it again. */
const FAR_PERCENT = 0.5;

/** Whether the rate of a grade has moved so far since a sheet that somebody must look at it again. */
export function hasMovedFar(seen: SheetPrices, newest: SheetPrices): boolean {
  return CARATS.some((carat) => {
    const change = changePercent(paise(newest.prices[carat]), paise(seen.prices[carat]));
    return Math.abs(change) > FAR_PERCENT;
  });
}

/** Formats a change in percent with its arrow: `▲ 0.24%`, `▼ 0.38%`, and `0.00%` for no change. */
export function sayPercent(now: Paise, before: Paise): string {
  const percent = changePercent(now, before);
  const figure = `${Math.abs(percent).toFixed(2)}%`;
  return percent === 0 ? figure : `${percent > 0 ? "▲" : "▼"} ${figure}`;
}

/** The CSS class for the colour of a change: increase, decrease or no change. */
export function changeColour(difference: number): string {
  if (difference === 0) return "text-ink-mute";
  return difference > 0 ? "text-leaf" : "text-alert";
}

/** Formats a difference in rupees with its sign: `+₹31.81`, `−₹0.64`. */
export function sayDifference(difference: Paise): string {
  return `${difference < 0 ? "−" : "+"}${formatRupees(Math.abs(difference))}`;
}

/** Formats a premium in rupees per gram: `₹85.00`, `−₹1.50`. */
export function sayPremium(perGram: number): string {
  return formatRupees(Math.round(perGram * 100));
}

/** Formats a share in basis points as percent: `6.00%`, `−0.50%`. */
export function sayShare(bp: number): string {
  const sign = bp === 0 ? "" : bp < 0 ? "−" : "+";
  return `${sign}${(Math.abs(bp) / 100).toFixed(2)}%`;
}

/** The first name of a person, or `a colleague` for an unknown name. */
export function firstName(name: string | null): string {
  return name?.split(" ")[0] ?? "a colleague";
}

/**
 * The author of a change and the second person, in words: `Kanchan Parikh, agreed by Heera Zaveri`.
 */
export function sayPeople({
  by,
  agreedBy,
}: {
  by: { name: string | null } | null;
  agreedBy: { name: string | null } | null;
}): string {
  const nameOf = (person: { name: string | null }) => person.name ?? "A closed account";
  if (by === null) return "Guard";
  return agreedBy ? `${nameOf(by)}, agreed by ${nameOf(agreedBy)}` : nameOf(by);
}

/** Formats paise as rupees for a text field: `13,286.76`. */
export function plainRupees(amount: Paise): string {
  return formatRupees(amount).replace("₹", "");
}

/**
 * The price with GST of a piece at the given rates, in paise. It is null where the grade has no
 * rate, and until the rate of GST is known.
 */
export function shopperPays(
  piece: PricedPiece,
  rates: RatesPerGram,
  gstPercent: number | undefined,
): Paise | null {
  const price = priceOf(piece, rates);
  if (price === null || gstPercent === undefined) return null;
  return withGst(price.discountedPrice, Math.round(gstPercent * 100));
}

/** Says which rates by hand need a second person, as a sentence. */
export function sayHandRule({ handRateBp }: Pick<RatesDesk["guard"], "handRateBp">): string {
  const rates = sayHandRates(handRateBp / 100);
  return `${rates.charAt(0).toUpperCase()}${rates.slice(1)} takes one.`;
}
