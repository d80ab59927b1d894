import type { Chosen } from "@suvarna/contract/catalogue/chosen-products";
import type { ProductView } from "@suvarna/contract/catalogue/staff-constants";
import type { ProductListQuery } from "@suvarna/contract/catalogue/staff-products-schemas";
import { and, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { hallmarkedPieces } from "./desk-tables.ts";
import { parseSearch } from "./search/parse-search.ts";
import { hasAll } from "./search/terms.ts";
import { wordsInDatabase } from "./search/word-lookup.ts";
import { productDetails, products } from "./tables.ts";

/** The filter of staff's list of products. */
export type Filter = Omit<ProductListQuery, "limit" | "cursor" | "sort">;

const { state, inStock, piecesLeft, needsHuid, pictures, removedAt } = products;

/** The setting that determines which products the view of low stock lists. */
export interface StockRule {
  /** The largest number of pieces with which a product has low stock. */
  readonly low: number;
}

/** Returns the SQL condition of a saved view of staff's list, such as low stock. */
export function viewCondition(view: ProductView, { low }: StockRule): SQL {
  if (view !== "low-stock") return VIEW_CONDITIONS[view];
  return sql`${state} = 'published' and ${piecesLeft} between 1 and ${low}`;
}

/**
 * The SQL condition of each saved view of staff's list, except low stock. The partial indexes
 * contain the same conditions.
 */
const VIEW_CONDITIONS: Readonly<Record<Exclude<ProductView, "low-stock">, SQL>> = {
  all: sql`${state} <> 'archived'`,
  published: sql`${state} <> 'archived' and ${state} = 'published' and ${inStock}`,
  drafts: sql`${state} = 'draft'`,
  "sold-out": sql`${state} = 'published' and not ${inStock}`,
  "without-huid": sql`${state} = 'published' and ${needsHuid}`,
  "without-picture": sql`${state} <> 'archived' and cardinality(${pictures}) = 0`,
  archived: sql`${state} = 'archived'`,
};

/** The most products that a search by HUID or model number finds. */
const MOST_CODES = 200;
const CODE = /^[A-Z0-9][A-Z0-9-]+$/;

/** Builds the SQL condition of a filter: its saved view, its search and its limits. */
export async function filterCondition(
  db: Db,
  filter: Filter,
  stock: StockRule,
): Promise<SQL | undefined> {
  const { category, carat, minWeight, maxWeight, minMaking, maxMaking } = filter;
  const { categoryId, netWeightMg, makingChargeBp } = products;
  return and(
    viewCondition(filter.view, stock),
    filter.q ? await searchCondition(db, filter.q) : undefined,
    category?.length ? inArray(categoryId, category.filter(isId)) : undefined,
    carat?.length ? inArray(products.carat, carat) : undefined,
    minWeight === undefined ? undefined : gte(netWeightMg, Math.round(minWeight * 1000)),
    maxWeight === undefined ? undefined : lte(netWeightMg, Math.round(maxWeight * 1000)),
    minMaking === undefined ? undefined : gte(makingChargeBp, Math.round(minMaking * 100)),
    maxMaking === undefined ? undefined : lte(makingChargeBp, Math.round(maxMaking * 100)),
  );
}

/**
 * Builds the SQL condition of the products to which a change of many products applies. Archived
 * products are left out.
 */
export async function chosenCondition(
  db: Db,
  chosen: Chosen,
  stock: StockRule,
): Promise<SQL | undefined> {
  if ("filter" in chosen) {
    return and(VIEW_CONDITIONS.all, await filterCondition(db, chosen.filter, stock));
  }
  return and(VIEW_CONDITIONS.all, inArray(products.id, chosen.ids.filter(isId)));
}

/**
 * Builds the SQL condition of a search by words of the product, by the beginning of its model
 * number, or by the beginning of a HUID of its pieces.
 */
async function searchCondition(db: Db, q: string): Promise<SQL | undefined> {
  const terms = await parseSearch(wordsInDatabase(db), q);
  const words = terms?.length ? hasAll(terms) : sql`false`;
  // Published products and hidden products have separate GIN indexes, so the condition has a part
  // for each index.
  const byWords = sql`((${removedAt} is null and ${words}) or (${removedAt} is not null and ${words}))`;
  const byCode = await productsByCode(db, q.toUpperCase());
  return byCode.length > 0 ? or(inArray(products.id, byCode), byWords) : byWords;
}

async function productsByCode(db: Db, code: string): Promise<string[]> {
  if (!CODE.test(code)) return [];
  const begins = `${code}%`;
  const pieces = await db
    .select({ id: hallmarkedPieces.productId })
    .from(hallmarkedPieces)
    .where(sql`${hallmarkedPieces.huid} like ${begins}`)
    .limit(MOST_CODES);
  const models = await db
    .select({ id: productDetails.productId })
    .from(productDetails)
    .where(sql`upper(${productDetails.modelNumber}) like ${begins}`)
    .limit(MOST_CODES);
  return [...new Set([...pieces, ...models].map(({ id }) => id))];
}
