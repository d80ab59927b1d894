import { eq, inArray } from "drizzle-orm";
import { isId } from "../platform/ids.ts";
import type { RecordNames } from "../platform/record-names.ts";
import { blogs, galleryPictures, promotions, slides, testimonials } from "./tables.ts";

/** The names of pieces of content, for the page of the audit log. An article has its title. */
export const contentNames: RecordNames = {
  of: ["article", "slide", "testimonial", "gallery-picture", "promotion"],
  async namesOf(db, ids) {
    const known = ids.filter(isId);
    const names = await Promise.all([
      db.select({ id: blogs.id, name: blogs.title }).from(blogs).where(inArray(blogs.id, known)),
      db
        .select({ id: slides.id, name: slides.title })
        .from(slides)
        .where(inArray(slides.id, known)),
      db
        .select({ id: testimonials.id, name: testimonials.name })
        .from(testimonials)
        .where(inArray(testimonials.id, known)),
      db
        .select({ id: galleryPictures.id, name: galleryPictures.caption })
        .from(galleryPictures)
        .where(inArray(galleryPictures.id, known)),
      db
        .select({ id: promotions.id, name: promotions.text })
        .from(promotions)
        .where(inArray(promotions.id, known)),
    ]);
    return new Map(names.flat().map(({ id, name }) => [id, name]));
  },
  async find(db, code) {
    const slug = code.trim().toLowerCase();
    return (await db.select({ id: blogs.id }).from(blogs).where(eq(blogs.slug, slug))).map(
      ({ id }) => id,
    );
  },
};
