import type { ByLanguage } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/letters-alerts";
import * as hi from "@suvarna/words/hi/letters-alerts";
import type { LanguageCode } from "@suvarna/words/languages";
import type { Draft } from "../draft.ts";

const WORDS: ByLanguage<typeof en> = { en, hi };

export interface RestockConfirm {
  /** The name of the piece, as the shop shows it. */
  readonly piece: string;
  readonly address: string;
}

/**
 * Writes the letter that asks the reader to confirm the request for a letter when a piece is back in
 * stock, so that nobody gets letters because somebody else entered their address.
 */
export function restockConfirm({ piece, address }: RestockConfirm, language: LanguageCode): Draft {
  const { restockConfirm: say, linkOfSevenDays, askedOnce } = WORDS[language];
  return {
    subject: say.subject,
    preview: say.preview,
    heading: say.subject,
    blocks: [
      { kind: "text", text: say.words(piece) },
      { kind: "button", label: say.button, address },
      { kind: "note", text: linkOfSevenDays },
    ],
    because: askedOnce,
  };
}

export interface Restocked {
  readonly piece: string;
  /** The size that is back in stock; null when the reader asked for any size. */
  readonly size: string | null;
  readonly address: string;
  readonly unsubscribe: string;
}

export function restocked(
  { piece, size, address, unsubscribe }: Restocked,
  language: LanguageCode,
): Draft {
  const say = WORDS[language].restocked;
  return {
    subject: say.subject(piece),
    preview: say.preview,
    heading: say.subject(piece),
    blocks: [
      { kind: "text", text: size === null ? say.words(piece) : say.wordsOfSize(piece, size) },
      { kind: "button", label: say.button, address },
      { kind: "note", text: say.after },
    ],
    because: say.because,
    unsubscribe,
  };
}
