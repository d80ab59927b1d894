import type { PhoneText } from "../draft.ts";

export interface DoorCode {
  /** The order number that shoppers read. */
  readonly number: string;
  /** The six digits that the buyer tells the courier. */
  readonly code: string;
}

/**
 * The words are those of the registered template, because operators drop a text that differs from
 * it.
 */
export function doorCode({ number, code }: DoorCode): PhoneText {
  return {
    template: "door-code",
    text: `${code} is the code for your Suvarna order ${number}, which is on its way. Tell it to the courier only when you hold the sealed parcel.`,
    variables: { number, code },
  };
}
