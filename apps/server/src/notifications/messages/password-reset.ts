import type { ByLanguage } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/letters-accounts";
import * as hi from "@suvarna/words/hi/letters-accounts";
import type { LanguageCode } from "@suvarna/words/languages";
import type { Draft } from "../draft.ts";
import { COMMON } from "./common-words.ts";

const WORDS: ByLanguage<typeof en> = { en, hi };

export interface PasswordReset {
  /** The address of the page for the new password, with the link's secret. */
  readonly address: string;
  readonly minutes: number;
}

export function passwordReset({ address, minutes }: PasswordReset, language: LanguageCode): Draft {
  const { passwordReset: say, chooseAPassword } = WORDS[language];
  return {
    subject: say.subject,
    preview: say.preview(minutes),
    heading: say.subject,
    blocks: [
      { kind: "text", text: COMMON[language].hello },
      { kind: "text", text: say.words(minutes) },
      { kind: "button", label: chooseAPassword, address },
      { kind: "note", text: say.after },
    ],
    because: say.because,
  };
}
