import type { OrderSort } from "@suvarna/domain/order-views";
import { type SQL, sql } from "drizzle-orm";
import { orders } from "./tables.ts";

/** The order of a list: by the columns of an index, up or down. */
interface Sorting {
  readonly columns: readonly [SQL, SQL];
  /** The same columns of the order `o`. */
  readonly ofOther: SQL;
  /** The directions of the columns in the list, and in the reverse list. */
  readonly way: SQL;
  readonly reverse: SQL;
  readonly isDown: boolean;
}

const byTotal = {
  columns: [sql`${orders.total}`, sql`${orders.id}`],
  ofOther: sql`o.total, o.id`,
} as const;

// The places of nulls are those of the indexes, although no column has nulls: otherwise the
// database would not read the rows in the order of an index.
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

/** The SQL of the order of a list. */
export function inOrderOf(sort: OrderSort): SQL {
  const { columns, way } = SORTINGS[sort];
  return sql`${columns[0]} ${way}, ${columns[1]} ${way}`;
}

/** The SQL of the reverse order of a list. */
export function againstOrderOf(sort: OrderSort): SQL {
  const { columns, reverse } = SORTINGS[sort];
  return sql`${columns[0]} ${reverse}, ${columns[1]} ${reverse}`;
}

/** SQL conditions: an order comes before, or after, this order in the order of a list. */
export function besideOrder(sort: OrderSort, id: string): { isBefore: SQL; isAfter: SQL } {
  const { columns, ofOther, isDown } = SORTINGS[sort];
  const row = sql`(${columns[0]}, ${columns[1]})`;
  const own = sql`(select ${ofOther} from orders o where o.id = ${id})`;
  const [isSmaller, isGreater] = [sql`${row} < ${own}`, sql`${row} > ${own}`];
  return isDown
    ? { isBefore: isGreater, isAfter: isSmaller }
    : { isBefore: isSmaller, isAfter: isGreater };
}
