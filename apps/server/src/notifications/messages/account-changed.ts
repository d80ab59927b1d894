import { removedWords } from "@suvarna/contract/identity/removed-words";
import type { RemovedContact } from "@suvarna/contract/identity/schemas";
import type { Draft } from "../draft.ts";

export interface AccountChanged {
  readonly what: "password" | "e-mail address" | "mobile number";
  /** The page on which a password is recovered. */
  readonly recovery: string;
  /** Data that was removed from the account, because nobody had confirmed its e-mail address. */
  readonly removed?: readonly RemovedContact[];
}

/** Reports a change by which an account could be taken over. */
export function accountChanged({ what, recovery, removed = [] }: AccountChanged): Draft {
  return {
    subject: `Your ${what} was changed`,
    preview: `The ${what} of your account is another one now.`,
    heading: `Your ${what} was changed`,
    blocks: [
      { kind: "text", text: "Hello," },
      {
        kind: "text",
        text: `The ${what} of your account is another one now. If you changed it, all is well.`,
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
