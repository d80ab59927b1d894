import { and, inArray, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../platform/database.ts";
import { findCategory } from "./categories.ts";
import { findIdsInShopOrder } from "./product-rows.ts";
import { products } from "./tables.ts";

const MOST_BEST_SELLING = 10;

export interface ListQuery {
  readonly featured?: boolean | undefined;
  readonly bestSelling?: boolean | undefined;
  readonly everyday?: boolean | undefined;
  /** The title, slug or id of a category. */
  readonly category?: string | undefined;
  readonly limit: number;
}

/** Lists the ids of the products that match all conditions of the query, in the shop's order. */
export async function listProductIds(db: Db, query: ListQuery): Promise<string[]> {
  const { featured, bestSelling, everyday, category, limit } = query;
  const where = and(
    is(products.featured, featured),
    is(products.bestSelling, bestSelling),
    is(products.everyday, everyday),
    category === undefined
      ? undefined
      : inArray(products.categoryId, [(await findCategory(db, category))?.id ?? []].flat()),
  );
  return findIdsInShopOrder(db, where, bestSelling ? Math.min(limit, MOST_BEST_SELLING) : limit);
}

/**
 * Compares a boolean column in the same form as the partial indexes, so that PostgreSQL can use
 * these indexes.
 */
function is(flag: PgColumn, value: boolean | undefined): SQL | undefined {
  return value === undefined ? undefined : value ? sql`${flag}` : not(flag);
}
