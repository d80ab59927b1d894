import type { OrderListQuery } from "@suvarna/contract/orders/staff-desk-schemas";
import { MOST_COUNTED, ORDER_VIEWS } from "@suvarna/domain/order-views";
import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { findOrdersWhere, type PlacedOrder } from "../queries.ts";
import { orders } from "../tables.ts";
import { conditionOf, conditionOfView, type ListReader } from "./order-filter.ts";
import { againstOrderOf, neighbourConditions, orderBy } from "./order-sort.ts";

/**
 * The number of orders in a list and the sum of their totals, as ordered, in paise. Only a limited
 * number of orders is counted; `isMore` says that there are more.
 */
interface Counted {
  readonly total: number;
  readonly isMore: boolean;
  readonly sumPaise: number | null;
}

/** A page of staff's list of orders, with the number of orders in the whole list. */
export async function listOrderRows(
  db: Db,
  query: OrderListQuery & { readonly limit: number; readonly cursor?: string | undefined },
  reader: ListReader,
): Promise<{ readonly page: PlacedOrder[]; readonly counted: Counted }> {
  const condition = await conditionOf(db, query, reader);
  const page = await findOrdersWhere(db, condition, {
    limit: query.limit,
    before: query.cursor,
    sort: query.sort,
  });
  return { page, counted: await countWhere(db, condition) };
}

/**
 * Reads all orders of staff's list, a page after the other.
 * @param limit the number of orders on a page
 */
export async function* eachOrderPage(
  db: Db,
  query: OrderListQuery,
  reader: ListReader,
  limit = 200,
): AsyncIterable<PlacedOrder[]> {
  const condition = await conditionOf(db, query, reader);
  let before: string | undefined;
  for (;;) {
    const page = await findOrdersWhere(db, condition, { limit, before, sort: query.sort });
    yield page;
    if (page.length < limit) return;
    before = page.at(-1)?.id;
  }
}

/** Counts all orders of staff's list. */
export async function countOrderRows(
  db: Db,
  query: OrderListQuery,
  reader: ListReader,
): Promise<number> {
  return db.$count(orders, await conditionOf(db, query, reader));
}

async function countWhere(db: Db, condition: SQL | undefined): Promise<Counted> {
  const where = condition ? sql`where ${condition}` : sql``;
  const result = await db.execute<{ count: string; sum: string | null }>(
    sql`select count(*) as count, sum(total) as sum from (select ${orders.total} as total from ${orders} ${where} limit ${MOST_COUNTED + 1}) as counted`,
  );
  const count = Number(result.rows[0]?.count ?? 0);
  const isMore = count > MOST_COUNTED;
  return {
    total: Math.min(count, MOST_COUNTED),
    isMore,
    sumPaise: isMore ? null : Number(result.rows[0]?.sum ?? 0),
  };
}

/** Counts the orders of each view in one statement. */
export async function countViews(db: Db, reader: ListReader) {
  const counts = ORDER_VIEWS.map((view) => {
    const condition = conditionOfView(view, reader);
    const where = condition ? sql`where ${condition}` : sql``;
    return sql`(select count(*) from (select 1 from ${orders} ${where} limit ${MOST_COUNTED + 1}) as counted) as ${sql.identifier(view)}`;
  });
  const result = await db.execute<Record<string, string>>(sql`select ${sql.join(counts, sql`, `)}`);
  return ORDER_VIEWS.map((view) => {
    const count = Number(result.rows[0]?.[view] ?? 0);
    return { view, count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
  });
}

/**
 * Finds the orders before and after an order in a list, and its place from 1, up to the most that
 * is counted.
 */
export async function findNeighbours(
  db: Db,
  id: string,
  query: OrderListQuery,
  reader: ListReader,
): Promise<{ before: string | null; after: string | null; place: number }> {
  const condition = await conditionOf(db, query, reader);
  const { isBefore, isAfter } = neighbourConditions(query.sort, id);
  const [before, after] = [and(condition, isBefore) as SQL, and(condition, isAfter) as SQL];
  const result = await db.execute<{ before: string | null; after: string | null; place: string }>(
    sql`select
      (select ${orders.id} from ${orders} where ${before} order by ${againstOrderOf(query.sort)} limit 1) as before,
      (select ${orders.id} from ${orders} where ${after} order by ${orderBy(query.sort)} limit 1) as after,
      (select count(*) from (select 1 from ${orders} where ${before} limit ${MOST_COUNTED}) as counted) as place`,
  );
  const row = result.rows[0];
  return {
    before: row?.before ?? null,
    after: row?.after ?? null,
    place: Number(row?.place ?? 0) + 1,
  };
}
