import type { SizeKind } from "./size-kind.ts";

/** What the size guide says of each kind. */
export const SIZE_ADVICE: Readonly<
  Record<
    SizeKind,
    {
      readonly title: string;
      /** What the sizes count, and how to measure. */
      readonly measure: string;
      /** What to do between two sizes. */
      readonly between: string;
    }
  >
> = {
  ring: {
    title: "Rings",
    measure:
      "Indian ring sizes go by what a ring measures inside. Measure a ring that fits, or your finger in the evening, when it is at its widest.",
    between: "Between two sizes take the larger one, and for a wide band one size more.",
  },
  bangle: {
    title: "Bangles",
    measure:
      "Bangle sizes count inches and sixteenths across the inside: a 2.10 is wider than a 2.8. Measure a bangle that goes over your hand.",
    between: "Between two sizes take the larger one: a bangle must pass over the knuckles.",
  },
};
