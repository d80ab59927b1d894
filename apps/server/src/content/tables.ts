import { TONES } from "@suvarna/contract/content/schemas";
import { date, integer, jsonb, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, time } from "../platform/columns.ts";

export const tone = pgEnum("tone", TONES);

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
  position: integer().notNull(),
});

export const testimonials = pgTable("testimonials", {
  id: id(),
  name: text().notNull().unique(),
  message: text().notNull(),
  /** The piece that was bought; null shows the first letter of the name. */
  picture: text(),
  /** The alternative text of the picture. */
  alt: text().notNull().default(""),
  position: integer().notNull(),
});

export const blogs = pgTable("blogs", {
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
  publishedAt: time().notNull(),
  updatedAt: time().notNull(),
});

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
  position: integer().notNull(),
});

/**
 * The shop's profile: one row for the text about the shop (`about`) and one for its `identity`, as
 * JSON.
 */
export const shopProfile = pgTable("shop_profile", {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
