import type { ByLanguage } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/phone-texts";
import * as hi from "@suvarna/words/hi/phone-texts";
import type { LanguageCode } from "@suvarna/words/languages";
import type { PhoneText } from "../draft.ts";

const WORDS: ByLanguage<typeof en> = { en, hi };

/** The variables of a text message about an order. */
export interface OrderText {
  /** The order number that shoppers read. */
  readonly number: string;
  /** The order's total in words, such as `₹1,24,580.00`. */
  readonly total: string;
}

export type OrderTextKind = keyof typeof en.ORDER_TEXTS;

/** Returns the writer of the texts of one kind, which name the kind's registered template. */
export function orderText(template: OrderTextKind) {
  return ({ number, total }: OrderText, language: LanguageCode, shop: string): PhoneText => ({
    template,
    text: WORDS[language].ORDER_TEXTS[template](shop, number, total),
    variables: { number, total },
  });
}
