import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { type CouponBuyer, redeemCoupon } from "../coupons/index.ts";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import type { PlacedOrder } from "./queries.ts";
import { orders } from "./tables.ts";

/**
 * Uses the coupon of an order, if it has one. The uses of a person are counted by the proved contact
 * too, and those of a place by the delivery address and its phone number, so that several accounts
 * of one person do not use a coupon more often.
 * @throws Refusal coupon_used_up, coupon_used, coupon_used_here
 */
export async function redeemOrderCoupon(
  act: Act,
  { id: orderId, couponCode: code, userId, ...order }: PlacedOrder,
): Promise<void> {
  if (code === null) return;
  const buyer = { userId, others: () => otherOrders(act.tx, { id: orderId, code, ...order }) };
  await redeemCoupon(act, { code, orderId, buyer });
}

/** Finds the other orders with this coupon of the same proved contact, and of the same place. */
async function otherOrders(
  tx: Tx,
  order: Pick<PlacedOrder, "id" | "paymentMethod" | "buyerKey" | "addressKey" | "phoneKey"> & {
    readonly code: string;
  },
): ReturnType<CouponBuyer["others"]> {
  const { buyerKey, addressKey, phoneKey } = orders;
  const isPerson = same(buyerKey, order.buyerKey) ?? sql`false`;
  // At the counter staff see the shopper, and the address may be the shop's own.
  const isPlace =
    order.paymentMethod === "COUNTER"
      ? undefined
      : and(
          ne(orders.paymentMethod, "COUNTER"),
          or(same(addressKey, order.addressKey), same(phoneKey, order.phoneKey)),
        );
  const rows = await tx
    .select({ id: orders.id, isPerson: sql<boolean>`coalesce(${isPerson}, false)` })
    .from(orders)
    .where(and(eq(orders.couponCode, order.code), ne(orders.id, order.id), or(isPerson, isPlace)));
  return {
    ofPerson: rows.filter((row) => row.isPerson).map(({ id }) => id),
    ofPlace: rows.map(({ id }) => id),
  };
}

type KeyColumn = typeof orders.buyerKey | typeof orders.addressKey | typeof orders.phoneKey;

function same(column: KeyColumn, key: string | null): SQL | undefined {
  return key === null ? undefined : eq(column, key);
}
