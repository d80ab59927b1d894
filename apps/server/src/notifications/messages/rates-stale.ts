import type { Draft } from "../draft.ts";

/** The data of the letter about rates that are old because no newer ones have come. */
export interface RatesStale {
  /** The name of the source that reported the rates. */
  readonly source: string;
  /** The time at which the market was read, in words. */
  readonly readAt: string;
  /** The time in words until which the shop sells by the rates; null when sales have stopped. */
  readonly sellsUntil: string | null;
  /** The address of the rates desk. */
  readonly address: string;
}

/** Writes the letter that tells the staff who may set rates that no newer rates come. */
export function ratesStale({ source, readAt, sellsUntil, address }: RatesStale): Draft {
  const sales = sellsUntil
    ? `The shop sells by them until ${sellsUntil}. Then prices are on request until newer rates come.`
    : "The shop does not sell by them any more: prices are on request until newer rates come.";
  return {
    subject: "The rates are old",
    preview: `No newer rates have come since ${readAt}.`,
    heading: "No newer rates have come",
    blocks: [
      { kind: "text", text: `The newest rates are from ${source}, read on ${readAt}. ${sales}` },
      { kind: "text", text: "The desk says what the sources answer. You can enter rates by hand." },
      { kind: "button", label: "Open the rates desk", address },
      { kind: "note", text: "This letter comes once for each set of rates." },
    ],
    because: "You get this letter because you may set the shop's rates.",
  };
}
