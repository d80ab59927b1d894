import type { RemovedContact } from "@suvarna/contract/identity/schemas";
import type { ByLanguage } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/letters-accounts";
import * as hi from "@suvarna/words/hi/letters-accounts";
import type { LanguageCode } from "@suvarna/words/languages";
import type { Draft } from "../draft.ts";
import { COMMON } from "./common-words.ts";

const WORDS: ByLanguage<typeof en> = { en, hi };

export interface AccountChanged {
  readonly what: en.ChangedPart;
  /** The change of the account's second factors. */
  readonly factor?: en.ChangedFactor;
  /** The address of the page on which a password is recovered. */
  readonly recovery: string;
  /**
   * The contacts that were removed from the account, because nobody had confirmed its e-mail
   * address.
   */
  readonly removed?: readonly RemovedContact[];
}

/** Writes the letter that reports a change by which somebody could take over the account. */
export function accountChanged(
  { what, recovery, removed = [], factor }: AccountChanged,
  language: LanguageCode,
): Draft {
  const say = WORDS[language];
  const happened = factor ? say.changedFactor[factor] : say.changedText[what];
  return {
    subject: say.changed[what],
    preview: happened,
    heading: say.changed[what],
    blocks: [
      { kind: "text", text: COMMON[language].hello },
      { kind: "text", text: happened },
      ...(removed.length > 0
        ? [{ kind: "text" as const, text: say.removedContacts(removed) }]
        : []),
      { kind: "note", text: what === "password" ? say.notYouPassword : say.notYou },
      ...(what === "password"
        ? [{ kind: "button" as const, label: say.chooseAPassword, address: recovery }]
        : []),
    ],
    because: say.changedBecause,
  };
}
