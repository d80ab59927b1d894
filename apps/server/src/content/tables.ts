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
  /** The colour of the picture's own edge, as `#rrggbb`: what stands beside the picture takes it. */
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
  /** The words of the picture. */
  alt: text().notNull().default(""),
  position: integer().notNull(),
});

export const blogs = pgTable("blogs", {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** Null is the shop itself. */
  author: text(),
  /** Markdown. */
  content: text().notNull(),
  picture: text().notNull(),
  /** The words of the picture; empty where the title says it all. */
  alt: text().notNull().default(""),
  tags: text().array().notNull(),
  publishedAt: time().notNull(),
  updatedAt: time().notNull(),
});

/** How often each article was read; apart from it, for an article is no other when it is read. */
export const blogViews = pgTable("blog_views", {
  blogId: uuid()
    .primaryKey()
    .references(() => blogs.id, { onDelete: "cascade" }),
  views: integer().notNull(),
});

/** Who read what today, under a name that can't be led back to anybody; gone the next day. */
export const blogVisits = pgTable("blog_visits", {
  visit: text().primaryKey(),
  day: date().notNull(),
});

/** How many readers of an article a network address was today, under such a name too. */
export const blogNetworks = pgTable("blog_networks", {
  network: text().primaryKey(),
  day: date().notNull(),
  readers: integer().notNull(),
});

/** The secret of a day's visits, thrown away with them. */
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

/** One row: what the shop says of itself (`about`) and who it is (`identity`), as JSON. */
export const shopProfile = pgTable("shop_profile", {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
