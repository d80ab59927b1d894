import type { Carat } from "@suvarna/domain/fineness";
import { type Paise, paise } from "@suvarna/domain/money";
import { deriveRates, type RatesPerGram } from "@suvarna/domain/rate-sheet";
import { parseRupees, plainRupees } from "./rate-words.ts";

/** The typed rates, in rupees per gram. Null means that the grade's rate is derived from 24K. */
export interface TypedRates {
  readonly "24K": string;
  readonly "22K": string | null;
  readonly "18K": string | null;
  readonly Silver: string;
}

/** The initial values of the fields: the current rates. 22K and 18K are derived from 24K. */
export function initialRates(now: RatesPerGram): TypedRates {
  const text = (rate: Paise | null) => (rate === null ? "" : plainRupees(rate));
  return { "24K": text(now["24K"]), "22K": null, "18K": null, Silver: text(now.Silver) };
}

/**
 * Parses the typed rates, in paise per gram. A rate that can't be parsed is null, and so are the
 * rates that are derived from it.
 */
export function readRates(form: TypedRates): RatesPerGram {
  const [gold, silver] = [amountOf(form["24K"]), amountOf(form.Silver)];
  const derived = gold === null ? null : deriveRates(gold, silver ?? 1);
  const own = (carat: "22K" | "18K") => {
    const text = form[carat];
    return text === null ? (derived?.[carat] ?? null) : amountOf(text);
  };
  return { "24K": gold, "22K": own("22K"), "18K": own("18K"), Silver: silver };
}

function amountOf(text: string): Paise | null {
  const rupees = parseRupees(text);
  return rupees === null || rupees <= 0 ? null : paise(rupees);
}

/** The text of a field: the typed text, or the rate that is derived from 24K. */
export function textOf(form: TypedRates, carat: Carat): string {
  const own = form[carat];
  if (own !== null) return own;
  const rate = readRates(form)[carat];
  return rate === null ? "" : plainRupees(rate);
}
