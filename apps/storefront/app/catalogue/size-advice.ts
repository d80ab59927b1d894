import type { SizeKind } from "./size-kind.ts";

/** The texts of the size guide for each kind of jewellery. */
export const SIZE_ADVICE: Readonly<
  Record<
    SizeKind,
    {
      readonly title: string;
      /** What the size numbers mean, and how to measure. */
      readonly measure: string;
      /** Which size to choose when the measure lies between two sizes. */
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
