import { LANGUAGES } from "@suvarna/words/languages";
import * as z from "zod/mini";
import { IfMatch, Version } from "../content/desk-fields.ts";
import { Id, maxCharacters, oneOfWords, queryFlag } from "../field-schemas.ts";
import { PageQuery, pageOf } from "../staff/list.ts";
import { CONTENT_KINDS } from "./constants.ts";

/** The codes of the languages into which the shop's texts are translated. */
const Language = oneOfWords(
  LANGUAGES.slice(1).map(({ code }) => code),
  "Choose a language:",
);

const ofProduct = { language: Language };
const ofContent = { ...ofProduct, kind: z.enum(CONTENT_KINDS, "Choose a kind of content") };

/** The names of texts are paths into a thing, such as `name` or `turns.0.title`. */
const TextName = z.string().check(z.minLength(1), maxCharacters(300));

/** One text of a thing with its translation. */
const TranslatedField = z.object({
  name: TextName,
  original: z.string(),
  /** The translated text; empty when it is missing. */
  text: z.string(),
  /** Whether the original has changed since the text was translated. */
  isOutdated: z.boolean(),
});

/** All texts of a thing in one language. */
export const ThingTranslation = z.object({
  _id: Id,
  /** The original text by which staff recognise the thing, such as its name. */
  title: z.string(),
  fields: z.array(TranslatedField),
  version: Version,
});
export type ThingTranslation = z.infer<typeof ThingTranslation>;

/** A thing in the list of translations. */
export const ListedTranslation = z.object({
  _id: Id,
  title: z.string(),
  /** The numbers of all texts, of those without a translation, and of outdated ones. */
  texts: z.number(),
  missing: z.number(),
  outdated: z.number(),
});
export type ListedTranslation = z.infer<typeof ListedTranslation>;

const ListQuery = z.extend(z.pick(PageQuery, { cursor: true, limit: true }), {
  /** Only things of which a text is not translated. */
  missing: z.optional(queryFlag),
  /** A part of the title. */
  q: z.optional(z.string().check(z.trim(), maxCharacters(100))),
});

const Texts = z.object({
  /** The translated texts by their names. A text that is empty or left out is not translated. */
  texts: z.record(TextName, z.string().check(z.trim(), maxCharacters(100_000))),
  /**
   * The names of outdated texts that fit the present originals as they are. Without its name here
   * an outdated text stays outdated until it is changed.
   */
  stillRight: z.optional(z.array(TextName).check(z.maxLength(1000))),
});

const replies = { 200: ThingTranslation };

export const listProductTranslations = {
  summary: "The products, each with how many of its texts are translated into a language",
  params: z.object(ofProduct),
  query: ListQuery,
  replies: { 200: pageOf(ListedTranslation) },
};

export const getProductTranslation = {
  summary: "The texts of a product beside their translations",
  params: z.object({ ...ofProduct, id: Id }),
  replies,
};

export const saveProductTranslation = {
  summary: "Replaces the translation of a product in one language; shoppers see it at once",
  params: z.object({ ...ofProduct, id: Id }),
  headers: IfMatch,
  body: Texts,
  replies,
};

export const listContentTranslations = {
  summary: "The content of a kind, each with how many of its texts are translated",
  params: z.object(ofContent),
  query: ListQuery,
  replies: { 200: pageOf(ListedTranslation) },
};

export const getContentTranslation = {
  summary: "The texts of a piece of content beside their translations",
  params: z.object({ ...ofContent, id: Id }),
  replies,
};

export const saveContentTranslation = {
  summary: "Replaces the translation of a piece of content in one language",
  params: z.object({ ...ofContent, id: Id }),
  headers: IfMatch,
  body: Texts,
  replies,
};
