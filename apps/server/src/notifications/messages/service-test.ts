import type { Draft } from "../draft.ts";

export interface ServiceTest {
  /** The time at which the test letter was asked for, in India's time zone. */
  readonly at: string;
}

/** Writes the letter by which staff find out whether the mail server delivers. */
export function serviceTest({ at }: ServiceTest): Draft {
  return {
    subject: "The shop's mail works",
    preview: "You have asked for this letter among the settings.",
    heading: "The shop's mail works",
    blocks: [
      {
        kind: "text",
        text: `You have asked for this letter at ${at}. If you read it, letters of the shop arrive.`,
      },
    ],
    because: "You get this letter because you have asked for it among the settings of the shop.",
  };
}
