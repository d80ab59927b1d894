import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { Grams, Id } from "../field-schemas.ts";
import { Product } from "./schemas.ts";

const Picture = z.object({ src: z.string(), alt: z.string() });

const summary = {
  _id: Id,
  slug: z.string(),
  title: z.string(),
  /** A sentence that describes the collection. */
  sentence: z.string(),
  /** The cover picture of the collection, for lists and menus. */
  cover: Picture,
};

/** A collection as lists and menus show it. */
export const CollectionSummary = z.object({
  ...summary,
  /** The number of pieces in the collection. */
  count: z.number(),
  /** The metal grades of the collection's pieces in the order of their purity, each grade once. */
  carats: z.array(z.enum(CARATS)),
  /** The least and the greatest net weight of the collection's pieces; null without a piece. */
  weights: z.nullable(z.object({ least: Grams, most: Grams })),
});
export type CollectionSummary = z.infer<typeof CollectionSummary>;

/** A part of the story: a picture beside a text. */
export const StoryTurn = z.object({
  title: z.string(),
  /** The text as paragraphs that are separated by an empty line. */
  text: z.string(),
  picture: Picture,
  /** The slug of the piece that this part of the story is about; null for no piece. */
  piece: z.nullable(z.string()),
});
export type StoryTurn = z.infer<typeof StoryTurn>;

/** A collection with its story and its pieces. */
export const Collection = z.object({
  ...summary,
  hero: z.object({ ...Picture.shape, text: z.string(), ground: z.string() }),
  turns: z.array(StoryTurn),
  /**
   * The figures of the collection that staff have written. Other figures are computed from the
   * pieces.
   */
  figures: z.array(z.object({ value: z.string(), words: z.string() })),
  quote: z.nullable(z.object({ text: z.string(), source: z.string() })),
  /** Two pieces of the collection that are worn together, by their ids, with a text. */
  together: z.nullable(z.object({ text: z.string(), pieces: z.array(Id) })),
  /** The pieces of the collection, in the order in which the shop lists them. */
  products: z.array(Product),
  /** The time of the last change of the collection's story. */
  updatedAt: z.string(),
});
export type Collection = z.infer<typeof Collection>;

export const listCollections = {
  summary: "The collections that are shown, in the order of the shop",
  replies: { 200: z.array(CollectionSummary) },
};

export const getCollection = {
  summary: "A collection with its story and all its pieces",
  params: z.object({ slug: z.string() }),
  replies: { 200: Collection },
};
