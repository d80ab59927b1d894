import { and, asc, count, eq, inArray, max, min, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { inTranslation } from "../platform/translations.ts";
import { collections } from "./collection-tables.ts";
import { isShown } from "./product-rows.ts";
import { products } from "./tables.ts";
import { COLLECTION_TEXTS } from "./translated-texts.ts";

export type CollectionRow = typeof collections.$inferSelect;

export type NewCollection = typeof collections.$inferInsert;

/** Inserts collections, in their order. Afterwards products may name them. */
export async function addCollections(tx: Tx, added: readonly NewCollection[]): Promise<void> {
  if (added.length > 0) await tx.insert(collections).values([...added]);
}

/** A collection with figures over all its pieces. Weights are in milligrams. */
export interface CountedCollection extends CollectionRow {
  readonly count: number;
  readonly carats: readonly string[];
  readonly leastMg: number | null;
  readonly mostMg: number | null;
}

/** Lists all collections in the order of the shop. */
export function findCollections(db: Db): Promise<CollectionRow[]> {
  return db.select().from(collections).orderBy(asc(collections.position), asc(collections.id));
}

/**
 * Lists the collections that shoppers see, each with the figures of its pieces.
 * @param language the code of the language of the texts; null for the original texts
 */
export async function findShownCollections(
  db: Db,
  language: string | null = null,
): Promise<CountedCollection[]> {
  const { netWeightMg, carat } = products;
  const rows = await db
    .select({
      collection: collections,
      count: count(products.id),
      carats: sql<string[]>`array_remove(array_agg(distinct ${carat}::text), null)`,
      leastMg: min(netWeightMg),
      mostMg: max(netWeightMg),
    })
    .from(collections)
    .leftJoin(products, and(isShown, sql`${collections.slug} = any(${products.collections})`))
    .where(eq(collections.shown, true))
    .groupBy(collections.id)
    .orderBy(asc(collections.position), asc(collections.id));
  return rows.map(({ collection, ...figures }) => {
    const translation = language === null ? null : collection.translations[language];
    return { ...inTranslation(collection, COLLECTION_TEXTS, translation), ...figures };
  });
}

/** Reads the titles of all collections in a language, by their slugs. */
export async function collectionTitles(db: Db, language: string): Promise<Map<string, string>> {
  const { slug, title, translations } = collections;
  const inLanguage = sql<string>`coalesce(${translations} -> ${language}::text -> 'title' ->> 'text', ${title})`;
  const rows = await db.select({ slug, title: inLanguage }).from(collections);
  return new Map(rows.map((row) => [row.slug, row.title]));
}

/** Reads the slugs of all collections. */
export async function collectionSlugs(db: Db): Promise<string[]> {
  const { slug, position, id } = collections;
  const rows = await db.select({ slug }).from(collections).orderBy(asc(position), asc(id));
  return rows.map((row) => row.slug);
}

/**
 * Throws when a collection of a product does not exist, and locks the existing collections, so that
 * they can't be deleted until the transaction ends.
 * @throws Refusal bad_request, which names the field `collections`
 */
export async function requireCollections(tx: Tx, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  const { slug } = collections;
  const rows = await tx
    .select({ slug })
    .from(collections)
    .where(inArray(slug, [...slugs]))
    .orderBy(asc(slug))
    .for("key share");
  const knownSlugs = new Set(rows.map((row) => row.slug));
  const unknown = slugs.find((each) => !knownSlugs.has(each));
  if (unknown === undefined) return;
  const message = unknownCollection(unknown, await collectionSlugs(tx));
  throw new Refusal("bad_request", { message, fields: { collections: message } });
}

/** The message about a slug that no collection has. */
export function unknownCollection(slug: string, slugs: readonly string[]): string {
  if (slugs.length === 0) return `The shop has no collection “${slug}”. It has no collections yet`;
  return `The shop has no collection “${slug}”. Choose from ${slugs.join(", ")}`;
}
