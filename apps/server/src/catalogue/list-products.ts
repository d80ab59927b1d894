import { and, inArray, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../platform/database.ts";
import { findCategory } from "./categories.ts";
import { findInShopOrder, type ProductRow } from "./product-rows.ts";
import { products } from "./tables.ts";

const MOST_BEST_SELLING = 10;

export interface ListQuery {
  readonly featured?: boolean | undefined;
  readonly bestSelling?: boolean | undefined;
  readonly everyday?: boolean | undefined;
  /** A title, slug or id. */
  readonly category?: string | undefined;
  readonly limit: number;
}

/** Pieces of a kind, in the shop's order; of all that is asked for, a piece must be each. */
export async function listProducts(db: Db, query: ListQuery): Promise<ProductRow[]> {
  const { featured, bestSelling, everyday, category, limit } = query;
  const where = and(
    is(products.featured, featured),
    is(products.bestSelling, bestSelling),
    is(products.everyday, everyday),
    category === undefined
      ? undefined
      : inArray(products.categoryId, [(await findCategory(db, category))?.id ?? []].flat()),
  );
  return findInShopOrder(db, where, bestSelling ? Math.min(limit, MOST_BEST_SELLING) : limit);
}

/** Written as the column itself, so that the partial indexes are seen to fit. */
function is(flag: PgColumn, wanted: boolean | undefined): SQL | undefined {
  return wanted === undefined ? undefined : wanted ? sql`${flag}` : not(flag);
}
