import { kindSlug } from "@suvarna/words/kind-slug";
import {
  findCategories,
  findMenu,
  findPublished,
  findShownCollections,
} from "../catalogue/index.ts";
import { listBlogs } from "../content/index.ts";
import type { Db } from "../platform/database.ts";
import type { SitemapEntry } from "./sitemap.ts";

/**
 * The public pages that do not depend on the catalogue. Those that the storefront lacks are left
 * out of the sitemap.
 */
const STANDING = [
  "/",
  "/shop",
  "/collections",
  "/rates",
  "/gold-value",
  "/size-guide",
  "/about",
  "/contact",
  "/blog",
  "/support",
  "/terms",
  "/privacy-policy",
  "/shipping",
  "/return-policy",
];

/** Returns whether the storefront has a page at this address. */
export type HasPage = (address: string) => boolean;

/** Lists all public pages except those of products. */
export async function standingPages(db: Db, hasPage: HasPage, now: Date): Promise<SitemapEntry[]> {
  const categories = await findCategories(db);
  const collections = hasPage("/collections/any") ? await findShownCollections(db) : [];
  const { kinds } = await findMenu(db, null);
  const blogs = hasPage("/blog/any") ? await listBlogs(db, now) : [];
  const tags = new Set(blogs.flatMap((blog) => blog.tags));
  return [
    ...STANDING.filter(hasPage).map((path) => ({ path })),
    // The storefront's listing builds the address of a category in the same way.
    ...categories.map(({ title }) => ({
      path: `/shop?${new URLSearchParams({ category: title })}`,
    })),
    ...collections.map(({ slug, updatedAt, cover, heroPicture }) => ({
      path: `/collections/${slug}`,
      changedAt: updatedAt,
      pictures: [heroPicture, cover],
    })),
    ...kinds.map(({ kind }) => ({ path: `/shop/${kindSlug(kind)}` })),
    ...blogs.map(({ slug, updatedAt, picture }) => ({
      path: `/blog/${slug}`,
      changedAt: updatedAt,
      pictures: [picture],
    })),
    ...[...tags].sort().map((tag) => ({ path: `/blog/tag/${encodeURIComponent(tag)}` })),
  ];
}

/**
 * Lists the pages of one part of the products; null when no product has the id with which the part
 * begins.
 */
export async function productPages(
  db: Db,
  part: { readonly first: string; readonly size: number },
): Promise<SitemapEntry[] | null> {
  const products = await findPublished(db, part);
  return (
    products?.map(({ slug, updatedAt, pictures }) => ({
      path: `/product/${slug}`,
      changedAt: updatedAt,
      pictures,
    })) ?? null
  );
}
