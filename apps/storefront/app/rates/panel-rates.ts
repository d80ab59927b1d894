import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { type Carat, SHOWN_PURITY } from "@suvarna/domain/fineness";
import { type Paise, paise } from "@suvarna/domain/money";

/** A rate as a panel shows it: gold by the gram, Silver by ten. */
export interface PanelRate {
  readonly carat: Carat;
  readonly label: string;
  /** Percent. */
  readonly purity: number;
  readonly per: "per gram" | "per 10 g";
  readonly price: Paise;
  /** Percent since yesterday's last rate; null when there is none to compare with. */
  readonly change: number | null;
  readonly updatedAt: string;
}

/** The wire's entries, which are all per gram, in the panel's own units. */
export function panelRates(entries: readonly RateEntry[]): PanelRate[] {
  return entries.map(({ Carat: carat, TodayPricePerGram, change = null, updatedAt }) => {
    const perGram = paise(TodayPricePerGram);
    const rate = { carat, purity: SHOWN_PURITY[carat], change, updatedAt };
    return carat === "Silver"
      ? { ...rate, label: "10g Silver", per: "per 10 g", price: perGram * 10 }
      : { ...rate, label: carat, per: "per gram", price: perGram };
  });
}
