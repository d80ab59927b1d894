import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { type Carat, SHOWN_PURITY } from "@suvarna/domain/fineness";
import { type Paise, paise } from "@suvarna/domain/money";
import * as say from "@suvarna/words/here/rates";

/** A rate as a panel shows it: gold per gram, silver per ten grams. */
export interface PanelRate {
  readonly carat: Carat;
  readonly label: string;
  /** The change in percent. */
  readonly purity: number;
  /** The weight that the price is for, in words. */
  readonly per: string;
  readonly price: Paise;
  /** The change since yesterday's closing rate, in percent; null without a closing rate. */
  readonly change: number | null;
  readonly updatedAt: string;
}

/** Converts the API's rates, which are per gram, to the panel's units. */
export function panelRates(entries: readonly RateEntry[]): PanelRate[] {
  return entries.map(({ Carat: carat, TodayPricePerGram, change = null, updatedAt }) => {
    const perGram = paise(TodayPricePerGram);
    const rate = { carat, purity: SHOWN_PURITY[carat], change, updatedAt };
    return carat === "Silver"
      ? { ...rate, label: say.tenGramsOfSilver, per: say.perTenGrams, price: perGram * 10 }
      : { ...rate, label: carat, per: say.perGram, price: perGram };
  });
}
