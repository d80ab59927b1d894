import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { blogs, galleryPictures, shopProfile, slides, testimonials } from "./tables.ts";

const MOST_BLOGS = 100;
const GALLERY_PICTURES = 6;
const SLUG = /^[a-z0-9-]{1,200}$/;

export type SlideRow = typeof slides.$inferSelect;
export type BlogRow = typeof blogs.$inferSelect;
export type TestimonialRow = typeof testimonials.$inferSelect;
export type GalleryRow = typeof galleryPictures.$inferSelect;

export function listSlides(db: Db): Promise<SlideRow[]> {
  return db.select().from(slides).orderBy(asc(slides.position), asc(slides.id));
}

/** Newest first. */
export function listBlogs(db: Db): Promise<BlogRow[]> {
  return db.select().from(blogs).orderBy(desc(blogs.publishedAt), desc(blogs.id)).limit(MOST_BLOGS);
}

export async function findBlog(db: Db, idOrSlug: string): Promise<BlogRow | null> {
  if (!isId(idOrSlug) && !SLUG.test(idOrSlug)) return null;
  const isNamed = isId(idOrSlug) ? eq(blogs.id, idOrSlug) : eq(blogs.slug, idOrSlug);
  const [row] = await db.select().from(blogs).where(isNamed);
  return row ?? null;
}

export function listTestimonials(db: Db): Promise<TestimonialRow[]> {
  return db.select().from(testimonials).orderBy(asc(testimonials.position), asc(testimonials.id));
}

export function listGallery(db: Db): Promise<GalleryRow[]> {
  return db
    .select()
    .from(galleryPictures)
    .orderBy(asc(galleryPictures.position), asc(galleryPictures.id))
    .limit(GALLERY_PICTURES);
}

/** The version of all content, by its state in the database. */
export async function contentVersion(db: Db): Promise<string> {
  const tables = [slides, blogs, testimonials, galleryPictures, shopProfile];
  const texts = tables.map((table): SQL => sql`select t::text as said from ${table} t`);
  const [row] = await db
    .select({ mark: sql<string>`md5(coalesce(string_agg(said, '' order by said), ''))` })
    .from(sql`(${sql.join(texts, sql` union all `)}) as content`);
  return row?.mark ?? "";
}
