import { removedWords } from "@suvarna/contract/identity/removed-words";
import type { RemovedContact } from "@suvarna/contract/identity/schemas";
import type { Draft } from "../draft.ts";

export interface AccountChanged {
  readonly what: "password" | "e-mail address" | "mobile number" | "second step of the login";
  /** The change of the account's second factors. */
  readonly factor?: keyof typeof FACTOR_WORDS;
  /** The address of the page on which a password is recovered. */
  readonly recovery: string;
  /**
   * The contacts that were removed from the account, because nobody had confirmed its e-mail
   * address.
   */
  readonly removed?: readonly RemovedContact[];
}

const FACTOR_WORDS = {
  totp_added: "An authenticator app was added to your account.",
  passkey_added: "A passkey was added to your account.",
  totp_removed: "An authenticator app was removed from your account.",
  passkey_removed: "A passkey was removed from your account.",
  recovery_codes_renewed: "Your account has new recovery codes. The earlier ones are void.",
  recovery_code_used: "A recovery code of your account was used. It can't be used again.",
} as const;

/** Writes the letter that reports a change by which somebody could take over the account. */
export function accountChanged({ what, recovery, removed = [], factor }: AccountChanged): Draft {
  const happened = factor
    ? FACTOR_WORDS[factor]
    : `The ${what} of your account is another one now.`;
  return {
    subject: `Your ${what} was changed`,
    preview: happened,
    heading: `Your ${what} was changed`,
    blocks: [
      { kind: "text", text: "Hello," },
      {
        kind: "text",
        text: `${happened} If it was you, all is well.`,
      },
      ...(removed.length > 0 ? [{ kind: "text" as const, text: removedWords(removed) }] : []),
      {
        kind: "note",
        text:
          what === "password"
            ? "If it was not you, choose a new password at once; that ends every login of the account."
            : "If it was not you, write to us at once by answering this letter.",
      },
      ...(what === "password"
        ? [{ kind: "button" as const, label: "Choose a password", address: recovery }]
        : []),
    ],
    because: "You get this letter because your e-mail address belonged to the account.",
  };
}
