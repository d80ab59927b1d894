import type { ByLanguage } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/letters-accounts";
import * as hi from "@suvarna/words/hi/letters-accounts";
import type { LanguageCode } from "@suvarna/words/languages";
import type { Draft } from "../draft.ts";
import { COMMON } from "./common-words.ts";

const WORDS: ByLanguage<typeof en> = { en, hi };

export interface VerifyEmail {
  /** The address of the page that confirms the e-mail address, with the link's secret. */
  readonly address: string;
  readonly hours: number;
}

export function verifyEmail({ address, hours }: VerifyEmail, language: LanguageCode): Draft {
  const say = WORDS[language].verifyEmail;
  return {
    subject: say.subject,
    preview: say.preview(hours),
    heading: say.subject,
    blocks: [
      { kind: "text", text: COMMON[language].hello },
      { kind: "text", text: say.words(hours) },
      { kind: "button", label: say.button, address },
      { kind: "note", text: say.after },
    ],
    because: say.because,
  };
}
