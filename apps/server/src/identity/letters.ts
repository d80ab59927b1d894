import type { RemovedContact } from "@suvarna/contract/identity/schemas";
import type { Tx } from "../platform/database.ts";

interface Sending {
  /** Names this one letter for ever. */
  readonly key: string;
  readonly email: string;
  readonly expiresAt?: Date;
}

/** What opens an account, and so is told of when it becomes another one. */
type ChangedPart = "password" | "e-mail address" | "mobile number";

/** What an account says to its user by e-mail; who writes and sends it is not known here. */
export type AccountLetter = Sending &
  (
    | {
        readonly kind: "password-reset";
        readonly about: { name: string; address: string; minutes: number };
      }
    | {
        readonly kind: "verify-email";
        readonly about: { name: string; address: string; hours: number };
      }
    | {
        readonly kind: "account-changed";
        readonly about: {
          name: string;
          what: ChangedPart;
          recovery: string;
          removed?: readonly RemovedContact[];
        };
      }
  );

/** Takes a letter with the transaction that causes it; it leaves after the commit. */
export type SendLetter = (tx: Tx, letter: AccountLetter) => Promise<void>;

/** What writing a letter stands on. */
export interface LetterParts {
  readonly sendLetter: SendLetter;
  /** The origin that links begin with. */
  readonly publicUrl: string;
}

/**
 * Tells the user, at the address that was theirs before, of a change that could be a theft.
 * @param told.removed what was removed from the account with the change, if anything
 */
export async function tellOfChange(
  { sendLetter, publicUrl }: LetterParts,
  tx: Tx,
  told: {
    email: string;
    name: string;
    what: ChangedPart;
    removed?: readonly RemovedContact[];
    key: string;
  },
): Promise<void> {
  const { email, name, what, removed = [], key } = told;
  const about = { name, what, removed, recovery: `${publicUrl}/forgot-password` };
  await sendLetter(tx, { kind: "account-changed", key, email, about });
}
