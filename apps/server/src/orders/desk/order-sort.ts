import type { OrderSort } from "@suvarna/domain/order-views";
import { type SQL, sql } from "drizzle-orm";
import { orders } from "../tables.ts";

/** The sorting of a list of orders: the columns of an index, and their directions. */
interface Sorting {
  readonly columns: readonly [SQL, SQL];
  /** The columns of the sorting, read from the order with the alias `o`. */
  readonly ofOther: SQL;
  /** The directions of the columns in the list; `reverse` has those of the reverse list. */
  readonly way: SQL;
  readonly reverse: SQL;
  readonly isDown: boolean;
}

const byTotal = {
  columns: [sql`${orders.total}`, sql`${orders.id}`],
  ofOther: sql`o.total, o.id`,
} as const;

// NULLS FIRST and NULLS LAST must match the indexes, although no column has nulls. Otherwise
// PostgreSQL does not read the rows in the order of an index.
const SORTINGS: Readonly<Record<OrderSort, Sorting>> = {
  newest: {
    columns: [sql`${orders.createdAt}`, sql`${orders.id}`],
    ofOther: sql`o.created_at, o.id`,
    way: sql`desc nulls last`,
    reverse: sql`asc nulls first`,
    isDown: true,
  },
  total: { ...byTotal, way: sql`asc`, reverse: sql`desc`, isDown: false },
  "total-desc": { ...byTotal, way: sql`desc`, reverse: sql`asc`, isDown: true },
};

/** The SQL of a list's ORDER BY. */
export function orderBy(sort: OrderSort): SQL {
  const { columns, way } = SORTINGS[sort];
  return sql`${columns[0]} ${way}, ${columns[1]} ${way}`;
}

/** The SQL of a list's ORDER BY in the reverse direction. */
export function againstOrderOf(sort: OrderSort): SQL {
  const { columns, reverse } = SORTINGS[sort];
  return sql`${columns[0]} ${reverse}, ${columns[1]} ${reverse}`;
}

/**
 * The SQL conditions that a row comes before, or after, the order with this id in a sorted list.
 */
export function neighbourConditions(sort: OrderSort, id: string): { isBefore: SQL; isAfter: SQL } {
  const { columns, ofOther, isDown } = SORTINGS[sort];
  const row = sql`(${columns[0]}, ${columns[1]})`;
  const own = sql`(select ${ofOther} from orders o where o.id = ${id})`;
  const [isSmaller, isGreater] = [sql`${row} < ${own}`, sql`${row} > ${own}`];
  return isDown
    ? { isBefore: isGreater, isAfter: isSmaller }
    : { isBefore: isSmaller, isAfter: isGreater };
}
