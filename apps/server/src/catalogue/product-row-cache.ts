import { and, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import type { Replicas } from "../platform/replicas.ts";
import type { VersionSnapshot, Versions } from "../platform/versions.ts";
import { findProduct, findProducts, isShown, type ProductRow } from "./product-rows.ts";
import { products as table } from "./tables.ts";
import { tagsOfOffer } from "./tags.ts";

/**
 * A cache of product rows that were read for visitors. A row is cached until it changes. A tick of
 * the rates changes no row, so the same pieces get new prices without the database.
 */
export interface ProductRowCache {
  /**
   * Reads a product of the catalogue by its id or slug; null when the product does not exist or was
   * removed.
   */
  product(idOrSlug: string, language?: string | null): Promise<ProductRow | null>;
  /** Reads the products of the catalogue with these ids, in the order of the ids. */
  products(ids: readonly string[], language?: string | null): Promise<ProductRow[]>;
  /**
   * Reads a list by its key. A missing list is loaded and cached.
   * @param tags the tags of the data that the list depends on
   */
  list<T extends object>(
    key: string,
    tags: readonly string[],
    load: (db: Db) => Promise<T>,
  ): Promise<T>;
}

interface CachedRow<T> {
  readonly value: T;
  readonly seen: VersionSnapshot;
  readonly readAt: number;
}

/** The most cached rows. A row takes some 3 kB of memory. */
const MOST_ROWS = 3000;
/**
 * The most cached lists. The largest lists are those of related products, with some 12 kB of
 * memory.
 */
const MOST_LISTS = 1000;
const MOST_SLUGS = 10_000;
/**
 * The longest time, in milliseconds, for which a row is cached. An order that does not sell out the
 * product changes the number of its pieces without an event, so the cached number becomes wrong.
 */
const OLDEST_MS = 60_000;

export function createProductRowCache({
  read,
  versions,
}: {
  readonly read: Replicas["read"];
  readonly versions: Pick<Versions, "now" | "isFresh">;
}): ProductRowCache {
  const rows = new LRUCache<string, CachedRow<ProductRow>>({ max: MOST_ROWS });
  const lists = new LRUCache<string, CachedRow<object>>({ max: MOST_LISTS });
  const idsBySlug = new LRUCache<string, string>({ max: MOST_SLUGS });

  function fresh<T>(row: CachedRow<T> | undefined): T | undefined {
    if (!row || performance.now() - row.readAt > OLDEST_MS) return undefined;
    return versions.isFresh(row.seen, Number.POSITIVE_INFINITY) ? row.value : undefined;
  }

  /**
   * Runs a query whose result will be cached. The number of the last change is read before the
   * query, so that a change during the query makes the result stale.
   */
  async function readNow<T>(work: (db: Db) => Promise<T>) {
    const [number, readAt] = [versions.now(), performance.now()];
    const value = await read(work);
    const keep = <Part>(part: Part, tags: readonly string[]): CachedRow<Part> => ({
      value: part,
      seen: new Map(tags.map((tag) => [tag, number])),
      readAt,
    });
    return { value, keep };
  }

  /** The key of a cached row: the row of a product in another language has a key of its own. */
  const keyOf = (id: string, language: string | null) =>
    language === null ? id : `${id} ${language}`;

  async function products(
    ids: readonly string[],
    language: string | null = null,
  ): Promise<ProductRow[]> {
    const rowOfId = new Map<string, ProductRow>();
    for (const id of ids) {
      const row = fresh(rows.get(keyOf(id, language)));
      if (row) rowOfId.set(id, row);
    }
    const missing = ids.filter((id) => !rowOfId.has(id));
    if (missing.length > 0) {
      const { value, keep } = await readNow((db) =>
        findProducts(db, and(isShown, inArray(table.id, missing)), language),
      );
      for (const row of value) {
        rows.set(keyOf(row.id, language), keep(row, tagsOfOffer(row)));
        rowOfId.set(row.id, row);
      }
    }
    return ids.flatMap((id) => rowOfId.get(id) ?? []);
  }

  return {
    products,
    async product(idOrSlug, language = null) {
      const id = isId(idOrSlug) ? idOrSlug : idsBySlug.get(idOrSlug);
      const [known] = id === undefined ? [] : await products([id], language);
      // The slug of the product may have changed since the row was cached.
      if (known && (known.id === idOrSlug || known.slug === idOrSlug)) return known;
      const { value: row, keep } = await readNow((db) => findProduct(db, idOrSlug, language));
      if (!row) return null;
      rows.set(keyOf(row.id, language), keep(row, tagsOfOffer(row)));
      idsBySlug.set(row.slug, row.id);
      return row;
    },
    async list<T extends object>(
      key: string,
      tags: readonly string[],
      load: (db: Db) => Promise<T>,
    ): Promise<T> {
      const cached = fresh(lists.get(key));
      if (cached) return cached as T;
      const { value, keep } = await readNow(load);
      lists.set(key, keep(value, tags));
      return value;
    },
  };
}
