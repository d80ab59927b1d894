import * as z from "zod/mini";
import { ById, Email, Id, maxCharacters, requiredText, Time } from "../field-schemas.ts";
import { OptionalIdempotencyHeaders } from "../idempotency.ts";
import { PageQuery, pageOf, SearchWords } from "../staff/list.ts";
import { POLICY_NAMES } from "./constants.ts";
import { IfMatch, optionalText, PictureAddress, Version } from "./desk-fields.ts";
import { Shop } from "./schemas.ts";

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

export const AboutInput = z.object({
  title: requiredText("Write a title"),
  subtitle: optionalText(300),
  pictures: z.array(PictureAddress).check(z.maxLength(2, "The page has two pictures")),
  alts: z.array(optionalText(300)).check(z.maxLength(2)),
  description1: optionalText(4000),
  description2: optionalText(4000),
  description3: optionalText(4000),
});
export type AboutInput = z.output<typeof AboutInput>;

const AboutDesk = z.extend(AboutInput, { version: Version, changedAt: z.nullable(Time) });

export const getAboutDesk = {
  summary: "The text and the pictures of the page about the shop",
  replies: { 200: AboutDesk },
};

export const saveAbout = {
  summary: "Changes the page about the shop",
  headers: IfMatch,
  body: AboutInput,
  replies: { 200: AboutDesk },
};

const line = (missing: string) => requiredText(missing, 300);

/**
 * The texts about the shop that shoppers read. What tax invoices name (the registered name, the
 * address, GSTIN and CIN) is changed in the settings instead, by two people.
 */
export const ShopInput = z.object({
  tagline: line("Write a line about the shop"),
  phone: line("Enter a phone number"),
  email: Email,
  hours: line("Say when the shop is open"),
  supportHours: line("Say when questions are answered"),
  grievanceOfficer: z.object({
    name: line("Enter a name"),
    role: line("Enter a role"),
    email: Email,
    phone: line("Enter a phone number"),
  }),
  social: z
    .array(
      z.object({
        network: requiredText("Name the network", 40),
        handle: requiredText("Enter the handle", 100),
        link: z.url("Enter an address, such as https://instagram.com/shop"),
        followers: z.optional(z.int().check(z.gte(0))),
        shares: z.optional(z.int().check(z.gte(0))),
      }),
    )
    .check(z.maxLength(8, "Use at most 8 networks")),
});
export type ShopInput = z.output<typeof ShopInput>;

const ShopDesk = z.object({
  ...z.pick(Shop, {
    name: true,
    legalName: true,
    gstin: true,
    tagline: true,
    address: true,
    phone: true,
    email: true,
    hours: true,
    supportHours: true,
    grievanceOfficer: true,
    social: true,
  }).shape,
  /**
   * The fields whose values come from the server's settings. Staff can't change these fields,
   * because the server sets them again at its next start.
   */
  fixed: z.array(z.string()),
  version: Version,
  changedAt: z.nullable(Time),
});

export const getShopDesk = {
  summary: "The shop's details as staff change them",
  replies: { 200: ShopDesk },
};

export const saveShop = {
  summary: "Changes the shop's details",
  headers: IfMatch,
  body: ShopInput,
  replies: { 200: ShopDesk },
};

const PolicyName = z.enum(POLICY_NAMES, "Choose a policy of the shop");

export const StaffPolicy = z.object({
  name: PolicyName,
  /** The policy that the shop has written itself, as Markdown; null for the built-in text. */
  text: z.nullable(z.string()),
  /**
   * The time of the last change of the text, since which the text is in force; null when the text
   * was never changed.
   */
  changedAt: z.nullable(Time),
  version: Version,
});
export type StaffPolicy = z.infer<typeof StaffPolicy>;

export const listPolicies = {
  summary: "The policies, each with the shop's own text if it has one",
  replies: { 200: z.array(StaffPolicy) },
};

export const savePolicy = {
  summary: "Changes a policy, or goes back to the text that comes with the shop",
  params: z.object({ name: PolicyName }),
  headers: IfMatch,
  body: z.object({ text: z.nullable(requiredText("Write the policy", 60_000)) }),
  replies: { 200: StaffPolicy },
};

/** The kinds of content whose earlier versions are kept; `translation` is that of such a text. */
export const VERSIONED = ["about", "article", "policy", "shop", "translation"] as const;

export const StoredVersion = z.object({
  _id: Id,
  at: Time,
  /**
   * The member of staff who published the version, whose name is null when it is not known any more;
   * null for the text from before the first change by staff.
   */
  by: z.nullable(z.object({ _id: Id, name: z.nullable(z.string()) })),
  /** The fields of the content as they were stored. */
  value: z.record(z.string(), z.unknown()),
});
export type StoredVersion = z.infer<typeof StoredVersion>;

export const listVersions = {
  summary: "The kept versions of one text, newest first",
  query: z.object({
    kind: z.enum(VERSIONED, "Choose a kind of content"),
    /** The id of an article, the name of a policy, or a translation (`translationSubject`). */
    subject: z.optional(Id),
  }),
  replies: { 200: z.array(StoredVersion) },
};

export const countContent = {
  summary: "How many there are of each kind of content",
  replies: {
    200: z.object({
      articles: z.number(),
      carousel: z.number(),
      testimonials: z.number(),
      gallery: z.number(),
      promotions: z.number(),
    }),
  },
};

export const sendPicture = {
  summary: "Stores a picture for content; it is made anew, so nothing else of the file is kept",
  replies: {
    201: z.object({
      picture: z.string(),
      width: z.number(),
      height: z.number(),
      /** The mean colour of the picture's left edge, as `#rrggbb`. */
      ground: z.string(),
    }),
  },
};
