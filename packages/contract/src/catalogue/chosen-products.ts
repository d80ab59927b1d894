import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { Id, maxCharacters, oneOfWords, queryList, queryNumber } from "../field-schemas.ts";
import { MOST_CHOSEN, PRODUCT_VIEWS } from "./staff-constants.ts";

const weight = queryNumber(0, 10_000, "Use a weight in grams");
const percent = queryNumber(0, 100, "Use a making charge in percent");

/** The filter of a list of products, or of a change of many products at once. */
export const ProductFilter = {
  view: z._default(oneOfWords(PRODUCT_VIEWS, "Choose a view:"), "all"),
  /** A part of a name, or the beginning of a model number or of a HUID. */
  q: z.optional(z.string().check(z.trim(), maxCharacters(100))),
  /** The ids of categories. */
  category: z.optional(queryList),
  carat: z.optional(z.pipe(queryList, z.array(z.enum(CARATS, "Choose 24K, 22K, 18K or Silver")))),
  minWeight: z.optional(weight),
  maxWeight: z.optional(weight),
  minMaking: z.optional(percent),
  maxMaking: z.optional(percent),
};

/**
 * The products that a change of many products affects: a list of ids, or all products that match a
 * filter.
 */
export const Chosen = z.union([
  z.object({
    ids: z.array(Id).check(z.minLength(1), z.maxLength(MOST_CHOSEN)),
  }),
  z.object({
    filter: z.object(ProductFilter),
  }),
]);
export type Chosen = z.output<typeof Chosen>;
