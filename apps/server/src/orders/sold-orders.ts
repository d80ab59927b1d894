import type { SoldLine, SoldOrder } from "@suvarna/domain/coupon-replay";
import type { Paise } from "@suvarna/domain/money";
import type { OrderState } from "@suvarna/domain/order";
import { and, desc, gte, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import { findPieces } from "../catalogue/index.ts";
import type { Db } from "../platform/database.ts";
import { orderItems, orders } from "./tables.ts";

/** The states of orders that are not sales, because they were cancelled, not paid or returned. */
const NOT_SOLD: OrderState[] = ["cancelled", "payment_failed", "returned", "refunded"];
/** The most orders on which a coupon is tried. */
const MOST_ORDERS = 10_000;

/**
 * Lists the sold orders since a time, oldest first, in the form that a trial of a coupon needs.
 * @param shippingOf the shipping charge for a subtotal without a coupon, both in paise
 */
export async function listSoldOrders(
  db: Db,
  since: Date,
  shippingOf: (subtotal: Paise) => Paise,
): Promise<SoldOrder[]> {
  const rows = await db
    .select({
      id: orders.id,
      userId: orders.userId,
      at: orders.createdAt,
      subtotal: orders.subtotal,
    })
    .from(orders)
    .where(and(gte(orders.createdAt, since), notInArray(orders.state, NOT_SOLD)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_ORDERS);
  const lines = await soldLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.toReversed().map(({ id, subtotal, userId, at }) => ({
    userId,
    at,
    shipping: shippingOf(subtotal),
    lines: lines.get(id) ?? [],
  }));
}

/** Reads the lines of orders, by the order's id. */
async function soldLines(db: Db, orderIds: string[]): Promise<Map<string, SoldLine[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db.select().from(orderItems).where(inArray(orderItems.orderId, orderIds));
  const pieces = await findPieces(db, [...new Set(rows.map(({ productId }) => productId))]);
  const byOrder = new Map<string, SoldLine[]>();
  for (const { orderId, productId, linePrice, makingCharge, quantity, discount } of rows) {
    const line: SoldLine = {
      categoryId: pieces.get(productId)?.categoryId ?? "",
      reduced: discount > 0,
      linePrice,
      making: makingCharge * quantity,
      pieces: quantity,
    };
    const before = byOrder.get(orderId);
    if (before) before.push(line);
    else byOrder.set(orderId, [line]);
  }
  return byOrder;
}

/** Sums the discounts that each coupon has given on sold orders, in paise by the coupon's code. */
export async function sumCouponDiscounts(db: Db): Promise<Map<string, Paise>> {
  const rows = await db
    .select({ code: orders.couponCode, sum: sql<string>`sum(${orders.discount})` })
    .from(orders)
    .where(and(isNotNull(orders.couponCode), notInArray(orders.state, NOT_SOLD)))
    .groupBy(orders.couponCode);
  return new Map(rows.map(({ code, sum }) => [code ?? "", Number(sum)]));
}
