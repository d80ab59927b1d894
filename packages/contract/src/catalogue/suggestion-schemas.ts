import { KINDS } from "@suvarna/domain/jewellery";
import * as z from "zod/mini";
import { Id } from "../field-schemas.ts";
import { Product, SearchWords } from "./schemas.ts";

/** The fields of a piece that a suggestion shows. */
const SuggestedPiece = z.pick(Product, {
  _id: true,
  slug: true,
  name: true,
  category: true,
  categoryName: true,
  carat: true,
  metal: true,
  metalColour: true,
  netWeight: true,
  makingcharge: true,
  stoneValue: true,
  discountPercent: true,
  image: true,
  images: true,
  imageGrounds: true,
  isAvailable: true,
  stock: true,
  price: true,
  discountedPrice: true,
});

/**
 * Suggestions while a shopper types: the best matches, the number of all matches, words that
 * complete the text, the kinds of the matches, and the categories with a matching title.
 */
export const Suggestions = z.object({
  products: z.array(SuggestedPiece),
  /** The number of all pieces that match the text. */
  total: z.number(),
  words: z.array(z.string()),
  /** The kinds of the matching pieces, the most frequent first. */
  kinds: z.array(z.object({ kind: z.enum(KINDS), count: z.number() })),
  categories: z.array(z.object({ _id: Id, title: z.string(), name: z.optional(z.string()) })),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const suggest = {
  summary: "Pieces, words, kinds and categories for what a shopper types",
  query: z.object({ q: z._default(SearchWords, "") }),
  replies: { 200: Suggestions },
};
