import { SOLD_STATES, type Span } from "@suvarna/domain/figures";
import { IST_OFFSET_MS } from "@suvarna/domain/indian-day";
import type { Paise } from "@suvarna/domain/money";
import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { orderItems, orders } from "./tables.ts";

const HOUR_S = 3600;
const IST_OFFSET_S = IST_OFFSET_MS / 1000;

/** The sales of a part of a span, as `salesOf` in the domain defines them. */
export interface SalesPart {
  readonly startsAt: Date;
  /** Whether the orders were placed before the moment that parts the span. */
  readonly isEarly: boolean;
  readonly orders: number;
  readonly amount: Paise;
}

/** The orders that are sales, placed within a span. */
function soldWithin({ from, until }: Span) {
  const { createdAt, state } = orders;
  return and(gte(createdAt, from), lt(createdAt, until), inArray(state, [...SOLD_STATES]));
}

/**
 * Sales by the hour or the day of India in which the orders were placed. A part in which `partedAt` lies
 * comes twice, for the orders before it and after it.
 */
export async function salesByTime(
  db: Db,
  span: Span,
  { unit, partedAt }: { readonly unit: "hour" | "day"; readonly partedAt: Date },
): Promise<SalesPart[]> {
  const seconds = unit === "hour" ? HOUR_S : 24 * HOUR_S;
  // Written into the statement, because PostgreSQL does not take two parameters for one expression.
  const part = sql<number>`floor((extract(epoch from ${orders.createdAt}) + ${sql.raw(`${IST_OFFSET_S}`)}) / ${sql.raw(`${seconds}`)})::int`;
  const isEarly = sql<boolean>`${orders.createdAt} < ${sql.raw(`'${partedAt.toISOString()}'::timestamptz`)}`;
  const rows = await db
    .select({
      part,
      isEarly,
      orders: sql<string>`count(*)`.mapWith(Number),
      amount: sql<string>`sum(${orders.total} - ${orders.refunded})`.mapWith(Number),
    })
    .from(orders)
    .where(soldWithin(span))
    .groupBy(part, isEarly)
    .orderBy(part);
  return rows.map((row) => ({
    startsAt: new Date((row.part * seconds - IST_OFFSET_S) * 1000),
    isEarly: row.isEarly,
    orders: row.orders,
    amount: row.amount,
  }));
}

/** A product with what was sold of it. */
export interface SoldProduct {
  readonly productId: string;
  readonly name: string;
  readonly picture: string | null;
  readonly pieces: number;
  /** The price of its pieces after coupons, without GST and shipping. */
  readonly amount: Paise;
}

/** The products of which the orders of a span have bought for the most money. */
export async function bestSellers(db: Db, span: Span, limit: number): Promise<SoldProduct[]> {
  const amount = sql<string>`sum(${orderItems.linePrice} - ${orderItems.couponShare})`;
  const rows = await db
    .select({
      productId: orderItems.productId,
      pieces: sql<string>`sum(${orderItems.quantity})`.mapWith(Number),
      amount: amount.mapWith(Number),
      // Of one of its lines, so that the words of all others need not be read.
      line: sql<string>`max(${orderItems.orderId}::text)`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(soldWithin(span))
    .groupBy(orderItems.productId)
    .orderBy(sql`${amount} desc`, orderItems.productId)
    .limit(limit);
  const words = await wordsOf(db, rows);
  return rows.map(({ line: _line, ...row }) => ({
    ...row,
    ...(words.get(row.productId) ?? { name: "", picture: null }),
  }));
}

/** The names and pictures of products, as they were ordered. */
async function wordsOf(
  db: Db,
  rows: readonly { readonly productId: string; readonly line: string }[],
): Promise<ReadonlyMap<string, Pick<SoldProduct, "name" | "picture">>> {
  if (rows.length === 0) return new Map();
  const { productId, orderId, name, pictures } = orderItems;
  const picture = sql<string | null>`${pictures}[1]`;
  const found = await db
    .select({ productId, name, picture })
    .from(orderItems)
    .where(
      inArray(
        orderId,
        rows.map(({ line }) => line),
      ),
    );
  return new Map(found.map((row) => [row.productId, { name: row.name, picture: row.picture }]));
}

/** How many pieces of these products the orders of a span have bought. */
export async function piecesSold(
  db: Db,
  productIds: readonly string[],
  span: Span,
): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      productId: orderItems.productId,
      pieces: sql<string>`sum(${orderItems.quantity})`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(soldWithin(span), inArray(orderItems.productId, [...productIds])))
    .groupBy(orderItems.productId);
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]));
}
