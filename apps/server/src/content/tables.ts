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

export const tone = pgEnum("tone", TONES);

/** Counts the saves of a row: a change names the version that its author has seen. */
const version = () => integer().notNull().default(1);

/** A slide of the hero and the shop's carousel. */
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
  /** It is shown from this time on and before that one; null: no bound. */
  startsAt: time(),
  endsAt: time(),
  position: integer().notNull(),
  version: version(),
});

/** The texts of the bar at the top of every page. The first that is shown now stands there. */
export const promotions = pgTable("promotions", {
  id: id(),
  text: text().notNull(),
  link: text(),
  shown: boolean().notNull().default(true),
  startsAt: time(),
  endsAt: time(),
  position: integer().notNull(),
  version: version(),
});

export const testimonials = pgTable("testimonials", {
  id: id(),
  name: text().notNull().unique(),
  message: text().notNull(),
  /** The piece that was bought; null shows the first letter of the name. */
  picture: text(),
  /** The alternative text of the picture. */
  alt: text().notNull().default(""),
  shown: boolean().notNull().default(true),
  position: integer().notNull(),
  version: version(),
});

/** The text of an article that staff are working on, while shoppers see the published one. */
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
    /** The author's name; null: the shop. */
    author: text(),
    /** Markdown. */
    content: text().notNull(),
    picture: text().notNull(),
    /** The alternative text of the picture; empty when the title already says the same. */
    alt: text().notNull().default(""),
    tags: text().array().notNull(),
    /** Shoppers see it from this time on, if it is online. */
    publishedAt: time().notNull(),
    updatedAt: time().notNull(),
    /** False for a draft. One that is online with a time to come is planned. */
    online: boolean().notNull().default(true),
    /** The changes that are not published yet; null: there are none. */
    draft: jsonb().$type<ArticleDraft>(),
    /** Whether it has been online, so that its address must stay. */
    addressKept: boolean().notNull().default(true),
    version: version(),
  },
  (table) => [index("blogs_newest").on(table.publishedAt.desc(), table.id.desc())],
);

/**
 * The number of times that each article was read. It is a table of its own, because reading an
 * article does not change the article.
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

/** The number of readers of an article per network address today; both are hashed together. */
export const blogNetworks = pgTable("blog_networks", {
  network: text().primaryKey(),
  day: date().notNull(),
  readers: integer().notNull(),
});

/** The secret of a day's hashes, deleted together with them. */
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
  version: version(),
});

/**
 * The shop's profile: one row for the text about the shop (`about`) and one for its `identity`, as
 * JSON.
 */
export const shopProfile = pgTable("shop_profile", {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  version: version(),
  changedAt: time(),
});

/** The policies that the shop has written itself; the others have the text that comes with it. */
export const policies = pgTable("policies", {
  name: text({ enum: POLICY_NAMES }).primaryKey(),
  /** Markdown; null: the shop has gone back to the text that comes with it. */
  text: text(),
  version: version(),
  changedAt: time().notNull(),
});

/** Each published version of a text. Rows are only added. */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: id(),
    kind: text({ enum: VERSIONED }).notNull(),
    /** The id of an article, the name of a policy; empty where there is only one. */
    subject: text().notNull(),
    at: time().notNull(),
    /** The member of staff; null: the version from before staff changed it. */
    by: uuid(),
    value: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [index("content_versions_subject").on(table.kind, table.subject, table.id)],
);

/**
 * The pictures that staff have sent for content. They are in the database or in a bucket, because every
 * process must be able to serve them; the file that a process makes of one is a copy.
 */
export const contentPictures = pgTable("content_pictures", {
  /** The id in its address, `/pictures/<id>.jpg`. */
  id: text().primaryKey(),
  /** Null: the picture is an object. */
  jpeg: bytes(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: time().notNull(),
});
