import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { Grams, Id } from "../wire.ts";
import { Product } from "./schemas.ts";

const Picture = z.object({ src: z.string(), alt: z.string() });

const summary = {
  _id: Id,
  slug: z.string(),
  title: z.string(),
  /** One sentence about the collection. */
  sentence: z.string(),
  /** The cover, for lists and menus. */
  cover: Picture,
};

/** A collection as lists and menus show it. */
export const CollectionSummary = z.object({
  ...summary,
  /** How many pieces it has. */
  count: z.number(),
  /** The grades of its pieces in the order of their purity, each once. */
  carats: z.array(z.enum(CARATS)),
  /** The least and the greatest net weight of its pieces; null without a piece. */
  weights: z.nullable(z.object({ least: Grams, most: Grams })),
});
export type CollectionSummary = z.infer<typeof CollectionSummary>;

/** A part of the story: a picture beside a text. */
export const StoryTurn = z.object({
  title: z.string(),
  /** Paragraphs, separated by an empty line. */
  text: z.string(),
  picture: Picture,
  /** The slug of the piece that the part is about; null for none. */
  piece: z.nullable(z.string()),
});
export type StoryTurn = z.infer<typeof StoryTurn>;

/** A collection with its story and its pieces. */
export const Collection = z.object({
  ...summary,
  hero: z.object({ ...Picture.shape, text: z.string(), ground: z.string() }),
  turns: z.array(StoryTurn),
  /** The figures that staff have written, besides those that are computed from the pieces. */
  figures: z.array(z.object({ value: z.string(), words: z.string() })),
  quote: z.nullable(z.object({ text: z.string(), source: z.string() })),
  /** Two of the pieces that are worn together, by their ids. */
  together: z.nullable(z.object({ text: z.string(), pieces: z.array(Id) })),
  /** The pieces in the order of the shop. */
  products: z.array(Product),
  /** The time of the last change of the story. */
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
