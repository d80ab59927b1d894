import { POLICY_NAMES } from "@suvarna/contract/content/constants";
import { TONES } from "@suvarna/contract/content/schemas";
import { VERSIONED } from "@suvarna/contract/content/staff-schemas";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, id, time } from "../platform/columns.ts";
import { translations } from "../platform/translations.ts";

export const tone = pgEnum("tone", TONES);

/**
 * The version of a row, which grows with each change. A change names the version that its author
 * has seen.
 */
const version = () => integer().notNull().default(1);

/** The slides at the top of the home page, and of the shop's carousel. */
export const slides = pgTable("slides", {
  id: id(),
  picture: text().notNull().unique(),
  alt: text().notNull(),
  title: text().notNull(),
  subTitle: text().notNull(),
  description: text().notNull(),
  tone: tone().notNull(),
  /**
   * The colour of the picture's edge, as `#rrggbb`, which the page continues beside the picture.
   */
  ground: text().notNull().default("#f6f1e9"),
  link: text().notNull(),
  /** The point that a narrow screen keeps in view, in percent from left and top. */
  focusX: smallint().notNull().default(85),
  focusY: smallint().notNull().default(0),
  shown: boolean().notNull().default(true),
  /** The content is shown from `startsAt` on and before `endsAt`; null means no limit. */
  startsAt: time(),
  endsAt: time(),
  position: integer().notNull(),
  /** The translations of the texts that `translated-texts.ts` lists. */
  translations: translations(),
  version: version(),
});

/**
 * The texts for the bar at the top of every page. The bar shows the first text of the list that is
 * due now.
 */
export const promotions = pgTable("promotions", {
  id: id(),
  text: text().notNull(),
  link: text(),
  shown: boolean().notNull().default(true),
  startsAt: time(),
  endsAt: time(),
  position: integer().notNull(),
  /** The translations of the texts that `translated-texts.ts` lists. */
  translations: translations(),
  version: version(),
});

export const testimonials = pgTable("testimonials", {
  id: id(),
  name: text().notNull().unique(),
  message: text().notNull(),
  /**
   * The picture of the piece that was bought; null shows the first letter of the customer's name
   * instead.
   */
  picture: text(),
  /** The alternative text of the picture. */
  alt: text().notNull().default(""),
  shown: boolean().notNull().default(true),
  position: integer().notNull(),
  /** The translations of the texts that `translated-texts.ts` lists. */
  translations: translations(),
  version: version(),
});

/** The working copy of an article, which staff edit while shoppers see the published text. */
export interface ArticleDraft {
  readonly title: string;
  readonly author: string | null;
  readonly content: string;
  readonly picture: string;
  readonly alt: string;
  readonly tags: readonly string[];
}

export const blogs = pgTable(
  "blogs",
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    /** The author's name; null when the shop itself is the author. */
    author: text(),
    /** The article's text as Markdown. */
    content: text().notNull(),
    picture: text().notNull(),
    /** The alternative text of the picture; empty when the title already describes the picture. */
    alt: text().notNull().default(""),
    tags: text().array().notNull(),
    /** Shoppers see the article from this time on, if the article is online. */
    publishedAt: time().notNull(),
    updatedAt: time().notNull(),
    /** False for a draft. An article that is online but is published at a later time is planned. */
    online: boolean().notNull().default(true),
    /** The working copy with changes that are not published yet; null when there are none. */
    draft: jsonb().$type<ArticleDraft>(),
    /** Whether the article has ever been online or planned, so that its address must not change. */
    addressKept: boolean().notNull().default(true),
    /** The translations of the texts that `translated-texts.ts` lists. */
    translations: translations(),
    version: version(),
  },
  (table) => [index("blogs_newest").on(table.publishedAt.desc(), table.id.desc())],
);

/**
 * The number of times that each article was read. The numbers have a table of their own, because
 * reading an article does not change the article.
 */
export const blogViews = pgTable("blog_views", {
  blogId: uuid()
    .primaryKey()
    .references(() => blogs.id, { onDelete: "cascade" }),
  views: integer().notNull(),
});

/** The visits of today, as hashes that identify nobody. They are deleted the next day. */
export const blogVisits = pgTable("blog_visits", {
  visit: text().primaryKey(),
  day: date().notNull(),
});

/**
 * The number of readers of an article from one network address today. The key is one hash of the
 * article and the address.
 */
export const blogNetworks = pgTable("blog_networks", {
  network: text().primaryKey(),
  day: date().notNull(),
  readers: integer().notNull(),
});

/** The secret with which a day's hashes are made. It is deleted together with these hashes. */
export const visitSalts = pgTable("visit_salts", {
  day: date().primaryKey(),
  salt: text().notNull(),
});

export const galleryPictures = pgTable("gallery_pictures", {
  id: id(),
  picture: text().notNull().unique(),
  caption: text().notNull(),
  likes: integer().notNull(),
  comments: integer().notNull(),
  shown: boolean().notNull().default(true),
  position: integer().notNull(),
  /** The translations of the texts that `translated-texts.ts` lists. */
  translations: translations(),
  version: version(),
});

/**
 * The shop's profile, in one row for each part: the text about the shop (`about`), its `identity`,
 * and the names of the parts that staff have changed.
 */
export const shopProfile = pgTable("shop_profile", {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  /** The translations of the texts that `translated-texts.ts` lists. */
  translations: translations(),
  version: version(),
  changedAt: time(),
});

/**
 * The policies whose text the shop has written itself. A policy without a row has the default text
 * of the software.
 */
export const policies = pgTable("policies", {
  name: text({ enum: POLICY_NAMES }).primaryKey(),
  /**
   * The policy's text as Markdown; null when the shop has returned to the default text of the
   * software.
   */
  text: text(),
  /** The translations of the texts that `translated-texts.ts` lists. */
  translations: translations(),
  version: version(),
  changedAt: time().notNull(),
});

/** Each published version of a text. Rows of this table are only added, never changed. */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: id(),
    kind: text({ enum: VERSIONED }).notNull(),
    /**
     * The id of an article, the name of a policy, or the subject of a translation; empty for a kind
     * of which the shop has only one text.
     */
    subject: text().notNull(),
    at: time().notNull(),
    /**
     * The member of staff who published the version; null for the text from before the first change
     * by staff.
     */
    by: uuid(),
    value: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [index("content_versions_subject").on(table.kind, table.subject, table.id)],
);

/**
 * The pictures that staff have sent for content. They are stored in the database or in a bucket,
 * because every process must be able to serve them. A file of a picture in a process's folder is
 * only a copy.
 */
export const contentPictures = pgTable("content_pictures", {
  /** The picture's id, which is part of its address `/pictures/<id>.jpg`. */
  id: text().primaryKey(),
  /** The picture's bytes; null when they are stored as an object. */
  jpeg: bytes(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: time().notNull(),
});
