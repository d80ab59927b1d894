import { and, asc, desc, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import {
  blogs,
  contentPictures,
  galleryPictures,
  promotions,
  slides,
  testimonials,
} from "./tables.ts";

const MOST_BLOGS = 100;
const GALLERY_PICTURES = 6;
const SLUG = /^[a-z0-9-]{1,200}$/;

export type SlideRow = typeof slides.$inferSelect;
export type BlogRow = typeof blogs.$inferSelect;
export type TestimonialRow = typeof testimonials.$inferSelect;
export type GalleryRow = typeof galleryPictures.$inferSelect;

export type PromotionRow = typeof promotions.$inferSelect;

/** The columns of a table whose content can be shown for a limited time. */
interface Scheduled {
  readonly shown: PgColumn;
  readonly startsAt: PgColumn;
  readonly endsAt: PgColumn;
}

/** SQL condition: shoppers see the content at this time. */
function isShownAt({ shown, startsAt, endsAt }: Scheduled, now: Date): SQL | undefined {
  return and(
    eq(shown, true),
    or(isNull(startsAt), lte(startsAt, now)),
    or(isNull(endsAt), gt(endsAt, now)),
  );
}

/**
 * SQL condition: shoppers can read the article at this time. A draft, or a planned article before
 * its time, is hidden.
 */
function isOnlineAt(now: Date): SQL | undefined {
  return and(eq(blogs.online, true), lte(blogs.publishedAt, now));
}

/** Returns the slides that are shown at a time. */
export function listSlides(db: Db, now: Date): Promise<SlideRow[]> {
  return db
    .select()
    .from(slides)
    .where(isShownAt(slides, now))
    .orderBy(asc(slides.position), asc(slides.id));
}

/** Finds the first promotion that is shown at a time; null when there is none. */
export async function findPromotion(db: Db, now: Date): Promise<PromotionRow | null> {
  const [row] = await db
    .select()
    .from(promotions)
    .where(isShownAt(promotions, now))
    .orderBy(asc(promotions.position), asc(promotions.id))
    .limit(1);
  return row ?? null;
}

/** Returns the articles that are online at a time, newest first. */
export function listBlogs(db: Db, now: Date): Promise<BlogRow[]> {
  return db
    .select()
    .from(blogs)
    .where(isOnlineAt(now))
    .orderBy(desc(blogs.publishedAt), desc(blogs.id))
    .limit(MOST_BLOGS);
}

/** Finds an article that is online at a time; null when there is no such article. */
export async function findBlog(db: Db, idOrSlug: string, now: Date): Promise<BlogRow | null> {
  if (!isId(idOrSlug) && !SLUG.test(idOrSlug)) return null;
  const isNamed = isId(idOrSlug) ? eq(blogs.id, idOrSlug) : eq(blogs.slug, idOrSlug);
  const [row] = await db
    .select()
    .from(blogs)
    .where(and(isNamed, isOnlineAt(now)));
  return row ?? null;
}

export function listTestimonials(db: Db): Promise<TestimonialRow[]> {
  return db
    .select()
    .from(testimonials)
    .where(eq(testimonials.shown, true))
    .orderBy(asc(testimonials.position), asc(testimonials.id));
}

export function listGallery(db: Db): Promise<GalleryRow[]> {
  return db
    .select()
    .from(galleryPictures)
    .where(eq(galleryPictures.shown, true))
    .orderBy(asc(galleryPictures.position), asc(galleryPictures.id))
    .limit(GALLERY_PICTURES);
}

const CONTENT_PICTURE = /^content-[0-9a-f-]{36}$/;

/**
 * Returns the id under which a new picture for content is stored. The picture's address contains
 * this id.
 */
export function contentPictureId(id: string): string {
  return `content-${id}`;
}

/**
 * Finds a picture that staff have sent for content, with its bytes unless they are stored as an
 * object.
 */
export async function findContentPicture(
  db: Db,
  id: string,
): Promise<{ readonly jpeg: Buffer | null } | null> {
  if (!CONTENT_PICTURE.test(id)) return null;
  const { jpeg } = contentPictures;
  const [row] = await db.select({ jpeg }).from(contentPictures).where(eq(contentPictures.id, id));
  return row ?? null;
}

/** Counts the entries of each kind of content, in any state. */
export async function countContent(db: Db) {
  return {
    articles: await db.$count(blogs),
    carousel: await db.$count(slides),
    testimonials: await db.$count(testimonials),
    gallery: await db.$count(galleryPictures),
    promotions: await db.$count(promotions),
  };
}
