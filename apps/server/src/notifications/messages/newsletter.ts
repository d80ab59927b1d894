import type { Draft } from "../draft.ts";

/**
 * Writes the letter that asks to confirm a subscription, so that nobody gets the newsletter because
 * somebody else entered their address.
 */
export function newsletterConfirm({ address }: { readonly address: string }): Draft {
  return {
    subject: "Shall we send you our letter?",
    preview: "One press, and you are on the list.",
    heading: "Shall we send you our letter?",
    blocks: [
      {
        kind: "text",
        text: "Somebody entered this e-mail address to get our letter: new pieces, what the rates do, and how things are made. If it was you, say yes.",
      },
      { kind: "button", label: "Yes, send me the letter", address },
      {
        kind: "note",
        text: "The link works for seven days. If it was not you, do nothing: you will get no letter, and we forget the address within 30 days.",
      },
    ],
    because: "You get this one letter because your e-mail address was entered in our shop.",
  };
}

export function newsletterWelcome({ unsubscribe }: { readonly unsubscribe: string }): Draft {
  return {
    subject: "You are on our list",
    preview: "Our letter comes to this address from now on.",
    heading: "You are on our list",
    blocks: [
      {
        kind: "text",
        text: "Thank you. Our letter comes to this address from now on: seldom, and only with something to say.",
      },
      {
        kind: "note",
        text: "Every letter has a link at its end that takes you off the list with one press. Then we delete your address from it.",
      },
    ],
    because: "You get this letter because you signed up to it and confirmed that.",
    unsubscribe,
  };
}
