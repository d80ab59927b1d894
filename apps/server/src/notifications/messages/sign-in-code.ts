import type { ByLanguage } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/phone-texts";
import * as hi from "@suvarna/words/hi/phone-texts";
import type { LanguageCode } from "@suvarna/words/languages";
import type { PhoneText } from "../draft.ts";

const WORDS: ByLanguage<typeof en> = { en, hi };

export interface SignInCode {
  /** The one-time code, which has six digits. */
  readonly code: string;
}

/** How long a code is valid, which the registered text also states. */
export const CODE_MINUTES = 5;

export function signInCode({ code }: SignInCode, language: LanguageCode, shop: string): PhoneText {
  return {
    template: "sign-in-code",
    text: WORDS[language].signInCode(shop, code, CODE_MINUTES),
    variables: { code },
  };
}
