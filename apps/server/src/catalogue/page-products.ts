import { PRICE_BANDS, WEIGHT_BANDS } from "@suvarna/contract/catalogue/bands";
import type { Sort } from "@suvarna/contract/catalogue/constants";
import type { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { PAISE_PER_RUPEE } from "@suvarna/domain/money";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lte,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import {
  type CountedFacets,
  countFacets,
  type FacetCell,
  isCategory,
  isMetal,
  stonesNamed,
} from "./facets.ts";
import { limitsOf, MG_PER_GRAM, type Range } from "./limits.ts";
import { discountedPriceSql } from "./price-sql.ts";
import {
  findProductsInOrder,
  isAvailable,
  isShown,
  type ProductRow,
  shopOrder,
} from "./product-rows.ts";
import { parseSearch } from "./search/parse-search.ts";
import { hasAll, orderByScore, type Term } from "./search/terms.ts";
import { wordsInDatabase } from "./search/word-lookup.ts";
import { type Spans, spansOf } from "./spans.ts";
import { categories, products } from "./tables.ts";

export interface FoundPage extends CountedFacets {
  readonly rows: readonly ProductRow[];
}

/**
 * Reads a page of the catalogue, filtered and sorted in the database at these rates. After the
 * search text is parsed, three queries follow: for the counts, for the ids of the page, and for the
 * rows. Every order ends with the id, so the pages neither repeat nor lose a piece.
 */
export async function pageProducts(
  db: Db,
  query: ProductQuery,
  rates: RatesPerGram,
  readProducts: (ids: readonly string[]) => Promise<readonly ProductRow[]> = (ids) =>
    findProductsInOrder(db, ids),
): Promise<FoundPage> {
  const price = discountedPriceSql(rates);
  const terms = await parseSearch(wordsInDatabase(db), query.q);
  const searched = and(isShown, terms ? hasAll(terms) : undefined, ...discountConditions(query));
  const cells = await findFacetCells(db, searched, {
    price: spansOf(price, PAISE_PER_RUPEE, PRICE_BANDS, {
      min: query.minPrice,
      max: query.maxPrice,
    }),
    weight: spansOf(sql`${products.netWeightMg}`, MG_PER_GRAM, WEIGHT_BANDS, {
      min: query.minWeight,
      max: query.maxWeight,
    }),
  });
  const ids = await db
    .select({ id: products.id })
    .from(products)
    .where(and(searched, ...choiceConditions(query, cells), ...rangeConditions(query, price)))
    .orderBy(...orderOf(query.sort, price, terms))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const rows = await readProducts(ids.map(({ id }) => id));
  return { rows, ...countFacets(cells, query) };
}

/**
 * Reads all counts that the facets need in one pass over the products. The result is small, because
 * only few combinations of values exist.
 */
async function findFacetCells(
  db: Db,
  searched: SQL | undefined,
  { price, weight }: { price: Spans; weight: Spans },
): Promise<FacetCell[]> {
  const cell = db
    .select({
      categoryId: products.categoryId,
      carat: products.carat,
      metal: products.metal,
      kind: products.kind,
      colour: products.colour,
      stoneKinds: products.stoneKinds,
      occasions: products.occasions,
      collections: products.collections,
      available: isAvailable.as("available"),
      price: price.number.as("price_span"),
      weight: weight.number.as("weight_span"),
      count: count().as("count"),
    })
    .from(products)
    .where(searched)
    .groupBy(
      products.categoryId,
      products.carat,
      products.metal,
      products.kind,
      products.colour,
      products.stoneKinds,
      products.occasions,
      products.collections,
      sql`available, price_span, weight_span`,
    )
    .as("cell");
  const { id, slug, title, formerTitles } = categories;
  const rows = await db
    .select({
      category: { id, slug, title, formerTitles },
      carat: cell.carat,
      metal: cell.metal,
      kind: cell.kind,
      colour: cell.colour,
      stoneKinds: cell.stoneKinds,
      occasions: cell.occasions,
      collections: cell.collections,
      available: cell.available,
      price: cell.price,
      weight: cell.weight,
      count: cell.count,
    })
    .from(categories)
    .leftJoin(cell, eq(cell.categoryId, categories.id))
    .orderBy(categories.position, categories.id);
  return rows.map((row) => ({
    ...row,
    price: price.least(row.price),
    weight: weight.least(row.weight),
    count: row.count ?? 0,
  }));
}

/**
 * Builds the SQL conditions for the chosen facet values. They follow the same rules as
 * `countFacets`.
 */
function choiceConditions(query: ProductQuery, cells: readonly FacetCell[]): (SQL | undefined)[] {
  const { category = [], carat = [], metal = [], available } = query;
  const { kind = [], colour = [], stone = [], occasion = [], collection = [] } = query;
  const categoryIds = cells.flatMap((cell) =>
    isCategory(cell.category, category) ? cell.category.id : [],
  );
  const metals = cells.flatMap((cell) => (isMetal(cell.metal, metal) ? (cell.metal ?? []) : []));
  return [
    category.length > 0 ? inArray(products.categoryId, unique(categoryIds)) : undefined,
    carat.length > 0 ? inArray(products.carat, carat) : undefined,
    metal.length > 0 ? inArray(products.metal, unique(metals)) : undefined,
    kind.length > 0 ? inArray(products.kind, kind) : undefined,
    colour.length > 0 ? inArray(products.colour, colour) : undefined,
    stone.length > 0 ? arrayOverlaps(products.stoneKinds, stonesNamed(stone)) : undefined,
    occasion.length > 0 ? arrayOverlaps(products.occasions, occasion) : undefined,
    collection.length > 0 ? arrayOverlaps(products.collections, collection) : undefined,
    available === undefined ? undefined : eq(isAvailable, available),
  ];
}

/** Builds the SQL conditions for the chosen limits of price and weight. */
function rangeConditions(query: ProductQuery, price: SQL): (SQL | undefined)[] {
  const limits = limitsOf(query);
  return [...within(price, limits.price), ...within(sql`${products.netWeightMg}`, limits.weight)];
}

/**
 * Builds the SQL conditions for the chosen range of discounts. A discount is not a facet, so these
 * conditions apply to all counts.
 */
function discountConditions(query: ProductQuery): (SQL | undefined)[] {
  return within(sql`${products.discountBp}`, limitsOf(query).discount);
}

function within(value: SQL, { least, most }: Range): (SQL | undefined)[] {
  return [
    least === null ? undefined : gte(value, least),
    most === null ? undefined : lte(value, most),
  ];
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function orderOf(sort: Sort, price: SQL, terms: readonly Term[] | null): SQL[] {
  switch (sort) {
    case "featured":
      return terms ? [...orderByScore(terms), ...shopOrder] : shopOrder;
    case "newest":
      return [desc(products.createdAt), desc(products.id)];
    case "weight-asc":
      return [asc(products.netWeightMg), asc(products.id)];
    case "weight-desc":
      return [desc(products.netWeightMg), desc(products.id)];
    case "price-asc":
      return [sql`${price} asc nulls last`, asc(products.id)];
    case "price-desc":
      return [sql`${price} desc nulls last`, asc(products.id)];
  }
}
