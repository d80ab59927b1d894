import type { ByLanguage } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/letters-alerts";
import * as hi from "@suvarna/words/hi/letters-alerts";
import type { LanguageCode } from "@suvarna/words/languages";
import type { Draft } from "../draft.ts";

const WORDS: ByLanguage<typeof en> = { en, hi };

/**
 * Writes the letter that asks to confirm a subscription, so that nobody gets the newsletter because
 * somebody else entered their address.
 */
export function newsletterConfirm(
  { address }: { readonly address: string },
  language: LanguageCode,
): Draft {
  const { newsletterConfirm: say, linkOfSevenDays, askedOnce } = WORDS[language];
  return {
    subject: say.subject,
    preview: say.preview,
    heading: say.subject,
    blocks: [
      { kind: "text", text: say.words },
      { kind: "button", label: say.button, address },
      { kind: "note", text: linkOfSevenDays },
    ],
    because: askedOnce,
  };
}

export function newsletterWelcome(
  { unsubscribe }: { readonly unsubscribe: string },
  language: LanguageCode,
): Draft {
  const say = WORDS[language].newsletterWelcome;
  return {
    subject: say.subject,
    preview: say.preview,
    heading: say.subject,
    blocks: [
      { kind: "text", text: say.words },
      { kind: "note", text: say.after },
    ],
    because: say.because,
    unsubscribe,
  };
}
