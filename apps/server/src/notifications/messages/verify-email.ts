import type { Draft } from "../draft.ts";

export interface VerifyEmail {
  /** The address of the page that confirms the e-mail address, with the link's secret. */
  readonly address: string;
  readonly hours: number;
}

export function verifyEmail({ address, hours }: VerifyEmail): Draft {
  return {
    subject: "Confirm your e-mail address",
    preview: `The link works once, within ${hours} hours.`,
    heading: "Confirm your e-mail address",
    blocks: [
      { kind: "text", text: "Hello," },
      {
        kind: "text",
        text: `Please confirm that this address is yours, so that your orders' letters reach you. The link works once, within ${hours} hours.`,
      },
      { kind: "button", label: "Confirm my address", address },
      {
        kind: "note",
        text: "If you have no account with us, somebody has mistyped an address. Then do nothing.",
      },
    ],
    because: "You get this letter because an account with us names your e-mail address.",
  };
}
