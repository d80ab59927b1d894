import type { FACTOR_KINDS } from "@suvarna/contract/identity/constants";
import type { RemovedContact } from "@suvarna/contract/identity/schemas";
import { baseOf, type LanguageCode } from "@suvarna/words/languages";
import type { Actor } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";

interface Sending {
  /** The unique key of this letter, by which it is sent only once. */
  readonly key: string;
  readonly email: string;
  /** The language of the account. */
  readonly language: LanguageCode;
  readonly expiresAt?: Date;
  /** The keys of the actor who causes the letter, by which the letter counts towards the caps. */
  readonly senders?: readonly string[];
}

/** The parts of an account whose change is announced by a letter, because they allow logging in. */
type ChangedPart = "password" | "email" | "phone" | "second_factor";

/** The change of the second factors of an account. */
export type FactorChange =
  | `${(typeof FACTOR_KINDS)[number]}_${"added" | "removed"}`
  | "recovery_codes_renewed"
  | "recovery_code_used";

/** A letter to the user of an account. Another capability writes and sends it. */
export type AccountLetter = Sending &
  (
    | {
        readonly kind: "password-reset";
        readonly about: { address: string; minutes: number };
      }
    | {
        readonly kind: "verify-email";
        readonly about: { address: string; hours: number };
      }
    | {
        readonly kind: "account-changed";
        readonly about: {
          what: ChangedPart;
          recovery: string;
          removed?: readonly RemovedContact[];
          factor?: FactorChange;
        };
      }
  );

/** Sends a letter in the transaction that causes it. The letter is sent only after the commit. */
export type SendLetter = (tx: Tx, letter: AccountLetter) => Promise<void>;

/** The dependencies of sending a letter. */
export interface LetterDependencies {
  readonly sendLetter: SendLetter;
  /** The origin of the links in letters. */
  readonly publicUrl: string;
  /**
   * Returns the keys of the actor who causes a letter, by which the letter counts towards the caps.
   */
  readonly sendersOf: (actor: Actor) => readonly string[];
}

/**
 * Reports a change of an account that could be a theft, by a letter to the e-mail address that the
 * user had before the change. An unproved address may be a stranger's, so no letter goes there.
 * @param told.isProved whether the address is proved to be the user's
 * @param told.removed the contacts that the change has removed from the account, if any
 */
export async function sendChangeLetter(
  { sendLetter, publicUrl }: Pick<LetterDependencies, "sendLetter" | "publicUrl">,
  tx: Tx,
  change: {
    email: string;
    language: LanguageCode;
    isProved: boolean;
    what: ChangedPart;
    removed?: readonly RemovedContact[];
    factor?: FactorChange;
    key: string;
  },
): Promise<void> {
  const { email, language, isProved, what, removed = [], factor, key } = change;
  if (!isProved) return;
  const recovery = `${publicUrl}${baseOf(language)}/forgot-password`;
  const about = { what, removed, recovery, ...(factor ? { factor } : {}) };
  await sendLetter(tx, { kind: "account-changed", key, email, language, about });
}
