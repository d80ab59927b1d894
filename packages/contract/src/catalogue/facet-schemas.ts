import * as z from "zod/mini";

/**
 * The number of pieces for each value of a filter. The values are in the order in which the shop
 * lists them; stones are in alphabetical order.
 */
const Counts = z.array(z.object({ value: z.string(), count: z.number() }));

/** The counts of a filter whose values have names in the language of the call. */
const NamedCounts = z.array(
  z.object({ value: z.string(), count: z.number(), name: z.optional(z.string()) }),
);

/**
 * The number of pieces for each value of a filter, given the other filters. Prices and weights
 * are counted by the `value` of the bands in `bands.ts`.
 */
export const Facets = z.object({
  category: NamedCounts,
  carat: Counts,
  metal: Counts,
  kind: Counts,
  colour: Counts,
  stone: Counts,
  occasion: Counts,
  collection: NamedCounts,
  availability: Counts,
  price: Counts,
  weight: Counts,
});
