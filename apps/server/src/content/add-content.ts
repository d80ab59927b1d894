import type { Tx } from "../platform/database.ts";
import type { Translations } from "../platform/translations.ts";
import type { Profile } from "./shop-profile.ts";
import { blogs, blogViews, galleryPictures, shopProfile, slides, testimonials } from "./tables.ts";

/**
 * Content that is to be stored. Each list is in display order, and pictures are given by their
 * addresses.
 */
export interface NewContent {
  readonly profile: Partial<Profile>;
  /** The translations of the parts of the profile. */
  readonly profileTranslations?: Partial<Record<keyof Profile, Translations>>;
  readonly slides?: readonly Omit<typeof slides.$inferInsert, "position">[];
  readonly testimonials?: readonly Omit<typeof testimonials.$inferInsert, "position">[];
  readonly gallery?: readonly Omit<typeof galleryPictures.$inferInsert, "position">[];
  /** The article, and `views`, the number of readings from which its counter starts. */
  readonly blogs?: readonly (typeof blogs.$inferInsert & { readonly views?: number })[];
}

/** Stores the content that is not in the database yet, and leaves existing content as it is. */
export async function addContent(tx: Tx, content: NewContent): Promise<void> {
  const profile = Object.entries(content.profile).map(([name, value]) => ({
    name,
    value,
    translations: content.profileTranslations?.[name as keyof Profile] ?? {},
  }));
  if (profile.length > 0) await tx.insert(shopProfile).values(profile).onConflictDoNothing();
  if (content.slides?.length) {
    await tx.insert(slides).values(content.slides.map(atPosition)).onConflictDoNothing();
  }
  if (content.testimonials?.length) {
    await tx
      .insert(testimonials)
      .values(content.testimonials.map(atPosition))
      .onConflictDoNothing();
  }
  if (content.gallery?.length) {
    await tx.insert(galleryPictures).values(content.gallery.map(atPosition)).onConflictDoNothing();
  }
  if (content.blogs?.length) await addBlogs(tx, content.blogs);
}

async function addBlogs(tx: Tx, articles: NonNullable<NewContent["blogs"]>): Promise<void> {
  const rows = articles.map(({ views: _, ...article }) => article);
  const added = await tx.insert(blogs).values(rows).onConflictDoNothing().returning();
  const viewsOf = new Map(articles.map(({ slug, views = 0 }) => [slug, views]));
  const counts = added.map(({ id, slug }) => ({ blogId: id, views: viewsOf.get(slug) ?? 0 }));
  if (counts.length > 0) await tx.insert(blogViews).values(counts);
}

function atPosition<Item>(item: Item, position: number): Item & { position: number } {
  return { ...item, position };
}
