import {
  MOST_COUNTED,
  PRODUCT_VIEWS,
  type ProductSort,
  type ProductView,
} from "@suvarna/contract/catalogue/staff-constants";
import type {
  ListedProduct,
  ProductListQuery,
} from "@suvarna/contract/catalogue/staff-products-schemas";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { findStaffRows, serializeListed } from "./product-of-staff.ts";
import { filterCondition, type StockRule, viewCondition } from "./staff-conditions.ts";
import { products } from "./tables.ts";

/** A page of the list of products for staff. */
interface StaffPage {
  readonly items: ListedProduct[];
  readonly total: number;
  readonly totalIsCapped: boolean;
  readonly nextCursor: string | null;
}

const { id, name, netWeightMg, makingChargeBp } = products;

/** The column by which each sort orders, before the id. `newest` orders by the id alone. */
const SORTED_BY: Readonly<Record<ProductSort, { column: PgColumn | null; down: boolean }>> = {
  name: { column: name, down: false },
  "name-desc": { column: name, down: true },
  newest: { column: null, down: true },
  weight: { column: netWeightMg, down: false },
  "weight-desc": { column: netWeightMg, down: true },
  making: { column: makingChargeBp, down: false },
  "making-desc": { column: makingChargeBp, down: true },
};

/**
 * Lists a page of the products, including drafts and archived products. The cursor is the id of the
 * last product of the previous page, so a page stays stable while products are added.
 */
export async function listStaffProducts(
  db: Db,
  query: ProductListQuery,
  stock: StockRule,
): Promise<StaffPage> {
  const { cursor, limit, sort, ...filter } = query;
  const condition = await filterCondition(db, filter, stock);
  const after = cursor === undefined ? undefined : await isAfter(db, sort, cursor);
  const counted = await countUpTo(db, condition);
  // PostgreSQL can't estimate how many products match a word. Without this subquery it would walk
  // an index in the order of the list, and for a rare word it would read all products.
  const isRareWord = filter.q !== undefined && counted <= MOST_COUNTED;
  const { rows: idRows } = await db.execute<{ id: string }>(sql`
    select ${id} as id from ${isRareWord ? matchesOf(condition) : products}
    where ${and(isRareWord ? undefined : condition, after) ?? sql`true`}
    order by ${sql.join(orderOf(sort), sql`, `)}
    limit ${limit + 1}`);
  const ids = idRows.slice(0, limit).map((row) => row.id);
  return {
    items: (await findStaffRows(db, ids)).map((row) => serializeListed(row, stock)),
    total: Math.min(counted, MOST_COUNTED),
    totalIsCapped: counted > MOST_COUNTED,
    nextCursor: idRows.length > limit ? (ids.at(-1) ?? null) : null,
  };
}

/** Counts the products of each saved view, up to the number at which lists stop counting. */
export async function countViews(db: Db, stock: StockRule): Promise<Record<ProductView, number>> {
  const counts = PRODUCT_VIEWS.map((view) => counting(viewCondition(view, stock), MOST_COUNTED));
  const columns = counts.map((count, index) => sql`${count} as ${sql.identifier(`v${index}`)}`);
  const { rows } = await db.execute<Record<string, number>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  const entries = PRODUCT_VIEWS.map((view, index) => [view, Number(rows[0]?.[`v${index}`] ?? 0)]);
  return Object.fromEntries(entries) as Record<ProductView, number>;
}

/**
 * Builds a subquery that finds the matching products before they are sorted: `offset 0` stops
 * PostgreSQL from merging the subquery with the sort.
 */
function matchesOf(condition: SQL | undefined): SQL {
  return sql`(select * from ${products} where ${condition ?? sql`true`} offset 0) as ${products}`;
}

async function countUpTo(db: Db, condition: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ counted: number }>(
    sql`select ${counting(condition ?? sql`true`, MOST_COUNTED + 1)} as counted`,
  );
  return Number(rows[0]?.counted ?? 0);
}

function counting(condition: SQL, most: number): SQL {
  return sql`(select count(*)::int from (select 1 from ${products} where ${condition} limit ${most}) counted)`;
}

/**
 * Builds the condition of the rows after the product of the cursor. When this product does not
 * exist, the list starts at the first page again.
 */
async function isAfter(db: Db, sort: ProductSort, cursor: string): Promise<SQL | undefined> {
  if (!isId(cursor)) return undefined;
  const { column, down } = SORTED_BY[sort];
  const than = sql.raw(down ? "<" : ">");
  if (column === null) return sql`${id} ${than} ${cursor}`;
  const [last] = await db
    .select({ value: sql<string | number>`${column}` })
    .from(products)
    .where(eq(id, cursor));
  return last && sql`(${column}, ${id}) ${than} (${last.value}, ${cursor})`;
}

function orderOf(sort: ProductSort): SQL[] {
  const { column, down } = SORTED_BY[sort];
  const direction = down ? desc : asc;
  return column === null ? [direction(id)] : [direction(column), direction(id)];
}
