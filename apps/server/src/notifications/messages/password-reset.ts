import type { Draft } from "../draft.ts";

export interface PasswordReset {
  /** The address of the page for the new password, with the link's secret. */
  readonly address: string;
  readonly minutes: number;
}

export function passwordReset({ address, minutes }: PasswordReset): Draft {
  return {
    subject: "Choose a new password",
    preview: `The link works once, within ${minutes} minutes.`,
    heading: "Choose a new password",
    blocks: [
      { kind: "text", text: "Hello," },
      {
        kind: "text",
        text: `Somebody, we hope you, asked to change the password of your account. The link works once, within ${minutes} minutes.`,
      },
      { kind: "button", label: "Choose a password", address },
      {
        kind: "note",
        text: "If it was not you, do nothing: your password stays as it is, and nobody but you has seen this link.",
      },
    ],
    because: "You get this letter because your e-mail address belongs to an account with us.",
  };
}
