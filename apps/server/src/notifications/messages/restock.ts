import type { Draft } from "../draft.ts";

/**
 * Writes the letter that asks the reader to confirm the wish for a letter when a piece is back in
 * stock, so that nobody gets letters because somebody else entered their address.
 */
export function restockConfirm({
  piece,
  address,
}: {
  /** The name of the piece, as the shop shows it. */
  readonly piece: string;
  readonly address: string;
}): Draft {
  return {
    subject: "Shall we tell you when it is back?",
    preview: "One press, and we write once when the piece can be bought again.",
    heading: "Shall we tell you when it is back?",
    blocks: [
      {
        kind: "text",
        text: `Somebody entered this e-mail address to be told when ${piece} can be bought again. If it was you, say yes. We then write once, when it is back.`,
      },
      { kind: "button", label: "Yes, tell me", address },
      {
        kind: "note",
        text: "The link works for seven days. If it was not you, do nothing: you will get no letter, and we forget the address within 30 days.",
      },
    ],
    because: "You get this one letter because your e-mail address was entered in our shop.",
  };
}

export interface Restocked {
  readonly piece: string;
  /** The size that is back in stock; null when the reader asked for any size. */
  readonly size: string | null;
  readonly address: string;
  readonly unsubscribe: string;
}

export function restocked({ piece, size, address, unsubscribe }: Restocked): Draft {
  const what = size === null ? piece : `${piece} in size ${size}`;
  return {
    subject: `${piece} is back`,
    preview: "You asked us to tell you.",
    heading: `${piece} is back`,
    blocks: [
      { kind: "text", text: `You asked us to tell you: ${what} can be bought again.` },
      { kind: "button", label: "Look at it", address },
      {
        kind: "note",
        text: "It is kept for nobody: who orders first gets it. This was the only letter about it, and we delete your request within 30 days.",
      },
    ],
    because: "You get this letter because you asked to be told of this piece.",
    unsubscribe,
  };
}
