import { and, asc, gt, gte, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database.ts";
import { isAvailable } from "../product-rows.ts";
import { categories, products } from "../tables.ts";
import type { Cells } from "./cells.ts";
import type { ListedProduct } from "./columns.ts";

/**
 * How many products are read in one query. Each query keeps the process busy for some milliseconds.
 */
const BATCH = 2000;

/** SQL expression for the facets of a product as JSON, with the field names of `Cell`. */
const cellValues = sql<string>`json_build_object(
  'categoryId', ${products.categoryId}, 'carat', ${products.carat}, 'metal', ${products.metal},
  'kind', ${products.kind}, 'colour', ${products.colour}, 'stoneKinds', ${products.stoneKinds},
  'occasions', ${products.occasions}, 'collections', ${products.collections},
  'available', ${isAvailable})::text`;

const milliseconds = (time: PgColumn) => sql<number>`(extract(epoch from ${time}) * 1000)::float8`;

const columns = {
  id: products.id,
  isShown: sql<boolean>`${products.removedAt} is null`,
  values: cellValues,
  netWeightMg: products.netWeightMg,
  makingChargeBp: products.makingChargeBp,
  stoneValuePaise: sql<number>`${products.stoneValuePaise}::float8`,
  discountBp: products.discountBp,
  isFeatured: products.featured,
  position: products.position,
  createdAt: milliseconds(products.createdAt),
  updatedAt: milliseconds(products.updatedAt),
  version: products.version,
};

/** Reads all products of the catalogue in the order of their ids, batch by batch. */
export async function* readShown(
  db: Db,
  cells: Cells,
): AsyncGenerator<readonly ListedProduct[], void, void> {
  for (let last: string | undefined; ; ) {
    const rows = await db
      .select(columns)
      .from(products)
      .where(
        and(
          sql`${products.removedAt} is null`,
          last === undefined ? undefined : gt(products.id, last),
        ),
      )
      .orderBy(asc(products.id))
      .limit(BATCH);
    yield rows.map((row) => listed(row, cells));
    last = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}

/** Reads products by their ids, including removed products. */
export async function readByIds(
  db: Db,
  cells: Cells,
  ids: readonly string[],
): Promise<ListedProduct[]> {
  const listedProducts: ListedProduct[] = [];
  for (let first = 0; first < ids.length; first += BATCH) {
    const some = ids.slice(first, first + BATCH);
    const rows = await db.select(columns).from(products).where(inArray(products.id, some));
    for (const row of rows) listedProducts.push(listed(row, cells));
  }
  return listedProducts;
}

function listed(
  { values, ...row }: Omit<ListedProduct, "cell"> & { readonly values: string },
  cells: Cells,
): ListedProduct {
  return { ...row, cell: cells.numberOf(values, row.netWeightMg) };
}

/**
 * Finds the products that were changed at a time or later, each with the time of its last change.
 */
export function findChangedSince(
  db: Db,
  since: Date,
): Promise<{ readonly id: string; readonly updatedAt: number }[]> {
  return db
    .select({ id: products.id, updatedAt: milliseconds(products.updatedAt) })
    .from(products)
    .where(gte(products.updatedAt, since));
}

/** Reads the database's clock, which also sets `updatedAt`. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from now()) * 1000)::float8 as now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}

export async function countShown(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${products} where ${products.removedAt} is null`,
  );
  return rows[0]?.count ?? 0;
}

/** The names of a category that the facets show. */
export type NamedCategory = Awaited<ReturnType<typeof readCategories>>[number];

/** Reads all categories in the shop's order. */
export function readCategories(db: Db) {
  const { id, slug, title, formerTitles, translations, position } = categories;
  return db
    .select({ id, slug, title, formerTitles, translations })
    .from(categories)
    .orderBy(position, id);
}
