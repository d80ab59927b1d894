import type { ByLanguage } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/phone-texts";
import * as hi from "@suvarna/words/hi/phone-texts";
import type { LanguageCode } from "@suvarna/words/languages";
import type { PhoneText } from "../draft.ts";

const WORDS: ByLanguage<typeof en> = { en, hi };

export interface DoorCode {
  /** The order number that shoppers read. */
  readonly number: string;
  /** The six digits that the buyer tells the courier. */
  readonly code: string;
}

export function doorCode(
  { number, code }: DoorCode,
  language: LanguageCode,
  shop: string,
): PhoneText {
  return {
    template: "door-code",
    text: WORDS[language].doorCode(shop, code, number),
    variables: { number, code },
  };
}
