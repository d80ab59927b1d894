import { SOLD_STATES, type Span } from "@suvarna/domain/figures";
import type { Paise } from "@suvarna/domain/money";
import { and, count, desc, eq, gt, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { orderRefunds } from "./money-tables.ts";
import { orderHistory, orderItems, orders } from "./tables.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The sales in one hour or day of a span. `salesOf` in the domain defines what counts as a sale.
 */
export interface SalesPart {
  readonly startsAt: Date;
  /** Whether the orders were placed before the time `partedAt`, which divides the span. */
  readonly isEarly: boolean;
  readonly orders: number;
  readonly amount: Paise;
}

const isSold = inArray(orders.state, [...SOLD_STATES]);

/** SQL condition: an order is a sale, and was placed within a span. */
function soldWithin({ from, until }: Span) {
  return and(gte(orders.createdAt, from), lt(orders.createdAt, until), isSold);
}

/**
 * Sums the sales by the hour or the day of India in which the orders were placed. The hour or day
 * that contains `partedAt` has two rows, for the orders before and after that time.
 * @param span begins with an hour or a day of India
 */
export async function salesByTime(
  db: Db,
  span: Span,
  { unit, partedAt }: { readonly unit: "hour" | "day"; readonly partedAt: Date },
): Promise<SalesPart[]> {
  const parts = partsOf(span, { ms: unit === "hour" ? HOUR_MS : DAY_MS, partedAt });
  const times = (name: "from" | "until") =>
    sql`${sql.param(parts.map((part) => part[name].toISOString()))}::timestamptz[]`;
  const { createdAt, total, refunded } = orders;
  const within = sql`${createdAt} >= parts.starts and ${createdAt} < parts.ends and ${isSold}`;
  // Each part of the span is a range of an index, so that PostgreSQL needs no sorting and no
  // grouping. Sums of doubles are exact up to 2^53, as numbers in JavaScript are, and faster than
  // sums of numerics.
  const result = await db.execute<{ place: number; orders: string; amount: number | null }>(sql`
    select parts.place::int as place, sales.orders, sales.amount
    from unnest(${times("from")}, ${times("until")}) with ordinality as parts (starts, ends, place)
    cross join lateral (
      select count(*) as orders, sum((${total} - ${refunded})::float8) as amount
      from ${orders} where ${within}
    ) as sales
    where sales.orders > 0 order by parts.place`);
  return result.rows.flatMap(({ place, orders, amount }) => {
    const part = parts[place - 1];
    if (!part) return [];
    const { startsAt, isEarly } = part;
    return { startsAt, isEarly, orders: Number(orders), amount: amount ?? 0 };
  });
}

/**
 * Counts the sales of a span that staff took at the counter or on the phone: the first step of such
 * an order was made by staff, and not by its buyer.
 */
export async function countCounterSales(db: Db, span: Span): Promise<number> {
  const { orderId, position, by } = orderHistory;
  const [row] = await db
    .select({ count: count() })
    .from(orders)
    .innerJoin(orderHistory, and(eq(orderId, orders.id), eq(position, 0)))
    .where(and(soldWithin(span), ne(by, orders.userId)));
  return row?.count ?? 0;
}

interface PartOfSpan extends Span, Pick<SalesPart, "startsAt" | "isEarly"> {}

/** Divides a span into hours or days, and the part that contains `partedAt` at that time. */
function partsOf(
  span: Span,
  { ms, partedAt }: { readonly ms: number; readonly partedAt: Date },
): PartOfSpan[] {
  const parts: PartOfSpan[] = [];
  for (let time = span.from.getTime(); time < span.until.getTime(); time += ms) {
    const startsAt = new Date(time);
    const until = new Date(time + ms);
    if (startsAt < partedAt && partedAt < until) {
      parts.push({ from: startsAt, until: partedAt, startsAt, isEarly: true });
      parts.push({ from: partedAt, until, startsAt, isEarly: false });
    } else parts.push({ from: startsAt, until, startsAt, isEarly: startsAt < partedAt });
  }
  return parts;
}

/** A product with the number of its sold pieces, and their price. */
export interface SoldProduct {
  readonly productId: string;
  readonly name: string;
  readonly picture: string | null;
  readonly pieces: number;
  /** The price of the sold pieces after coupons, without GST and shipping. */
  readonly amount: Paise;
}

/** The products with the highest sales in a span, less what was refunded. */
export async function bestSellers(db: Db, span: Span, limit: number): Promise<SoldProduct[]> {
  const { sold, back } = piecesByProduct(db, span);
  const amount = sql<number>`(${sold.amount} - coalesce(${back.amount}, 0))`.mapWith(Number);
  const pieces = sql<number>`(${sold.pieces} - coalesce(${back.pieces}, 0))`.mapWith(Number);
  const rows = await db
    .select({ productId: sold.productId, pieces, amount })
    .from(sold)
    .leftJoin(back, eq(back.productId, sold.productId))
    .where(gt(pieces, 0))
    .orderBy(sql`${amount} desc`, sold.productId)
    .limit(limit);
  const words = await wordsOf(
    db,
    rows.map((row) => row.productId),
  );
  return rows.map((row) => ({
    ...row,
    ...(words.get(row.productId) ?? { name: "", picture: null }),
  }));
}

/**
 * Two subqueries for the pieces and the price of each product in a span: those that were sold, and
 * those that refunds in part have sent back.
 * @param which a condition on the lines of orders; undefined for all lines
 */
function piecesByProduct(db: Db, span: Span, which?: SQL) {
  const where = and(soldWithin(span), which);
  const price = sql<number>`sum((${orderItems.linePrice} - ${orderItems.couponShare})::float8)`;
  const sold = db
    .select({
      productId: orderItems.productId,
      pieces: sql<number>`sum(${orderItems.quantity})`.as("pieces_sold"),
      amount: price.as("amount_sold"),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(where)
    .groupBy(orderItems.productId)
    .as("sold");
  const number = (field: "position" | "quantity" | "price" | "discount") =>
    sql`(line.value ->> ${sql.raw(`'${field}'`)})::float8`;
  const back = db
    .select({
      productId: orderItems.productId,
      pieces: sql<number>`sum(${number("quantity")})`.as("pieces_back"),
      amount: sql<number>`sum(${number("price")} - ${number("discount")})`.as("amount_back"),
    })
    .from(orders)
    .innerJoin(orderRefunds, eq(orderRefunds.orderId, orders.id))
    .innerJoin(sql`jsonb_array_elements(${orderRefunds.amounts} -> 'lines') as line`, sql`true`)
    .innerJoin(
      orderItems,
      and(eq(orderItems.orderId, orders.id), eq(orderItems.position, number("position"))),
    )
    .where(and(where, gt(orders.refunded, 0)))
    .groupBy(orderItems.productId)
    .as("back");
  return { sold, back };
}

/** Reads the names and pictures of products from their latest orders. */
async function wordsOf(
  db: Db,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<SoldProduct, "name" | "picture">>> {
  const { productId, orderId, name, pictures } = orderItems;
  const picture = sql<string | null>`${pictures}[1]`;
  const words = new Map<string, Pick<SoldProduct, "name" | "picture">>();
  for (const id of productIds) {
    const [last] = await db
      .select({ name, picture })
      .from(orderItems)
      .where(eq(productId, id))
      .orderBy(desc(orderId))
      .limit(1);
    if (last) words.set(id, last);
  }
  return words;
}

/** The number of pieces of these products that were sold in a span, less those refunded. */
export async function piecesSold(
  db: Db,
  productIds: readonly string[],
  span: Span,
): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const which = inArray(orderItems.productId, [...productIds]);
  const { sold, back } = piecesByProduct(db, span, which);
  const rows = await db
    .select({
      productId: sold.productId,
      pieces: sql`${sold.pieces} - coalesce(${back.pieces}, 0)`.mapWith(Number),
    })
    .from(sold)
    .leftJoin(back, eq(back.productId, sold.productId));
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]));
}
