import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, time } from "../platform/columns.ts";
import { translations } from "../platform/translations.ts";

/** A part of a collection's story: a picture beside a text. */
export interface StoryPart {
  readonly title: string;
  /** The paragraphs of the text, separated by an empty line. */
  readonly text: string;
  readonly picture: string;
  readonly alt: string;
  /** The id of the piece that this part of the story describes; null for none. */
  readonly piece: string | null;
}

/**
 * The table of the collections and their stories. A product belongs to the collections whose slugs
 * its `collections` column has.
 */
export const collections = pgTable("collections", {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull().unique(),
  sentence: text().notNull(),
  cover: text().notNull(),
  coverAlt: text().notNull(),
  heroText: text().notNull(),
  heroPicture: text().notNull(),
  heroAlt: text().notNull(),
  /** The colour of the edge of the large picture at the top of the page, as `#rrggbb`. */
  heroGround: text().notNull(),
  turns: jsonb().$type<StoryPart[]>().notNull().default([]),
  /**
   * The figures that staff have written. The page also shows figures that are computed from the
   * pieces.
   */
  figures: jsonb().$type<{ value: string; words: string }[]>().notNull().default([]),
  quote: text().notNull().default(""),
  quoteSource: text().notNull().default(""),
  togetherText: text().notNull().default(""),
  /** The ids of two products that are worn together; empty for none. */
  together: text().array().notNull().default([]),
  position: integer().notNull(),
  /**
   * Whether shoppers see the page of the collection. The collection's pieces are sold either way.
   */
  shown: boolean().notNull().default(true),
  /** The translations of the texts that `translated-texts.ts` lists. */
  translations: translations(),
  updatedAt: time().notNull().default(sql`now()`),
  version: integer().notNull().default(1),
});
