import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import type { Carat } from "@suvarna/domain/fineness";
import type { Paise } from "@suvarna/domain/money";
import { movedMoreThan } from "@suvarna/domain/rate-guard";
import { deriveRates, type RatesPerGram } from "@suvarna/domain/rate-sheet";
import { parseAmount } from "@suvarna/domain/typed-number";
import { plainRupees } from "./rate-words.ts";

/**
 * The typed rates, in rupees per gram. Null means that nobody has typed a rate: 24K and silver keep
 * the current rate, also when a newer one comes, and 22K and 18K are derived from 24K.
 */
export type TypedRates = Readonly<Record<Carat, string | null>>;

/** The form before anybody has typed in it. */
export const UNTOUCHED: TypedRates = { "24K": null, "22K": null, "18K": null, Silver: null };

/**
 * Parses the typed rates, in paise per gram. A rate that can't be parsed is null, and so are the
 * rates that are derived from it.
 * @param now the current rates
 */
export function readRates(form: TypedRates, now: RatesPerGram): RatesPerGram {
  const read = (carat: Carat, untyped: Paise | null) => {
    const text = form[carat];
    return text === null ? untyped : rateOf(text);
  };
  const [gold, silver] = [read("24K", now["24K"]), read("Silver", now.Silver)];
  const derived = gold === null ? null : deriveRates(gold, silver ?? 1);
  return {
    "24K": gold,
    "22K": read("22K", derived?.["22K"] ?? null),
    "18K": read("18K", derived?.["18K"] ?? null),
    Silver: silver,
  };
}

function rateOf(text: string): Paise | null {
  const amount = parseAmount(text);
  return amount === 0 ? null : amount;
}

/** The text of a field: the typed text, or the rate that counts while nothing is typed. */
export function textOf(form: TypedRates, carat: Carat, now: RatesPerGram): string {
  const own = form[carat];
  if (own !== null) return own;
  const rate = readRates(form, now)[carat];
  return rate === null ? "" : plainRupees(rate);
}

/**
 * Whether the server will probably require a second person for rates by hand. The server decides,
 * because only the server knows the rates of the day before. The first rates of a shop need nobody,
 * so that a new owner can open alone.
 */
export function needsSecond(
  { sheet, guard: { secondPersonNeeded, handRateBp } }: Pick<RatesDesk, "sheet" | "guard">,
  before: RatesPerGram,
  after: RatesPerGram,
): boolean {
  if (!secondPersonNeeded || sheet === null) return false;
  const enteredRates = Object.entries(after).map(([carat, rate]) => [carat, rate ?? 0]);
  const rates = Object.fromEntries(enteredRates) as Parameters<typeof movedMoreThan>[1];
  return handRateBp === 0 || movedMoreThan(before, rates, handRateBp);
}
