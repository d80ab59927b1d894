import * as z from "zod/mini";
import { ById, Id, maxCharacters, requiredText, Time } from "../field-schemas.ts";
import { OptionalIdempotencyHeaders } from "../idempotency.ts";
import { PageQuery, pageOf, SearchWords } from "../staff/list.ts";
import { IfMatch, optionalText, PictureAddress, Version } from "./desk-fields.ts";

/** `planned`: the article goes online at `publishedAt`, which is in the future. */
export const ARTICLE_STATES = ["draft", "planned", "online"] as const;

/** The working copy of an article. Its fields may be empty until the article is published. */
export const ArticleInput = z.object({
  title: requiredText("Give the article a title", 200),
  /** The address below `/blog/`. It stays the same once the article has been online. */
  slug: requiredText("Give the article an address").check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use small letters, digits and hyphens: care-for-gold"),
  ),
  author: z.nullable(optionalText(120)),
  /** The text of the article as Markdown. */
  content: z.string().check(maxCharacters(60_000)),
  picture: z.union([z.literal(""), PictureAddress]),
  alt: optionalText(300),
  tags: z.array(requiredText("Write a tag", 40)).check(z.maxLength(12, "Use at most 12 tags")),
});
export type ArticleInput = z.output<typeof ArticleInput>;

export const ListedArticle = z.object({
  _id: Id,
  title: z.string(),
  slug: z.string(),
  author: z.nullable(z.string()),
  picture: z.string(),
  state: z.enum(ARTICLE_STATES),
  /**
   * The time at which the article went or will go online; for a draft, the time at which it was
   * made.
   */
  publishedAt: Time,
  updatedAt: Time,
  /** Whether the working copy differs from the published article. */
  hasChanges: z.boolean(),
  views: z.number(),
});
export type ListedArticle = z.infer<typeof ListedArticle>;

export const StaffArticle = z.extend(ListedArticle, {
  content: z.string(),
  alt: z.string(),
  tags: z.array(z.string()),
  /** Whether the article has been online, so that its address stays the same. */
  addressKept: z.boolean(),
  version: Version,
});
export type StaffArticle = z.infer<typeof StaffArticle>;

export const listArticles = {
  summary: "The articles with drafts and planned ones, newest first",
  query: z.extend(PageQuery, {
    state: z.optional(z.enum(ARTICLE_STATES, "Choose a state of an article")),
    /** Words of the article's title. */
    q: SearchWords,
  }),
  replies: { 200: pageOf(ListedArticle) },
};

export const getArticle = {
  summary: "One article with its working copy",
  params: ById,
  replies: { 200: StaffArticle },
};

export const createArticle = {
  summary: "Begins an article, as a draft that only staff see, once for each Idempotency-Key",
  headers: OptionalIdempotencyHeaders,
  body: z.pick(ArticleInput, { title: true }),
  replies: { 201: StaffArticle },
};

export const saveArticle = {
  summary: "Keeps the working copy of an article; shoppers see it once it is published",
  params: ById,
  headers: IfMatch,
  body: ArticleInput,
  replies: { 200: StaffArticle },
};

export const publishArticle = {
  summary: "Puts the working copy online, now or at a time to come",
  params: ById,
  headers: IfMatch,
  body: z.object({
    /**
     * The time at which the article goes online; null for now. Changes of an article that is
     * already online go online at once.
     */
    at: z.nullable(z.iso.datetime("Enter a time, such as 2026-11-22T03:30:00Z")),
  }),
  replies: { 200: StaffArticle },
};

export const withdrawArticle = {
  summary: "Takes an article off the shop, or off the plan; its address and readers are kept",
  params: ById,
  headers: IfMatch,
  replies: { 200: StaffArticle },
};

export const removeArticle = {
  summary: "Deletes an article. Its versions stay, with the text that it had at the end",
  params: ById,
  headers: IfMatch,
  replies: { 204: null },
};

export const previewText = {
  summary: "Markdown as the shop would show it",
  body: z.object({ content: z.string().check(maxCharacters(60_000)) }),
  replies: {
    200: z.object({
      /** The text of the article as sanitised HTML. */
      html: z.string(),
      excerpt: z.string(),
      /** The reading time in whole minutes. */
      minutes: z.number(),
      /** The slugs of the pieces to which the text links. */
      pieces: z.array(z.string()),
    }),
  },
};
