import { cameBackUndelivered } from "@suvarna/domain/order";
import { products } from "../../src/catalogue/tables.ts";
import { coupons, couponUses } from "../../src/coupons/tables.ts";
import { idempotencyKeys } from "../../src/orders/checkout-tables.ts";
import { orderHistory, orderItems, orders } from "../../src/orders/tables.ts";
import { type Assert, type Evidence, rowsBy } from "./evidence.ts";

/**
 * Checks the stock, the coupons and the idempotency keys. The pieces that the stock lacks must be
 * in orders, and each key must belong to one order.
 */
export async function stockFaults({ db, stock }: Evidence, must: Assert): Promise<void> {
  const all = await db.select().from(orders);
  const items = rowsBy(await db.select().from(orderItems), ({ orderId }) => orderId);
  const steps = rowsBy(await db.select().from(orderHistory), ({ orderId }) => orderId);
  const had = ({ id }: (typeof all)[number], state: "cancelled" | "returned") =>
    (steps.get(id) ?? []).some((step) => step.state === state);
  // The pieces and the coupon of a parcel that came back undelivered can be had again.
  const cameBack = ({ id }: (typeof all)[number]) =>
    cameBackUndelivered({ history: steps.get(id) ?? [] });
  const holding = all.filter(
    (order) => order.state !== "payment_failed" && !had(order, "cancelled") && !cameBack(order),
  );

  const held = new Map<string, number>();
  // The pieces of an accepted return are on sale again, but the coupon stays used.
  for (const { id } of holding.filter((order) => !had(order, "returned"))) {
    for (const { productId, quantity } of items.get(id) ?? []) {
      held.set(productId, (held.get(productId) ?? 0) + quantity);
    }
  }
  const rings = new Set([...items.values()].flat().map(({ productId }) => productId));
  for (const { id, stock: left } of await db.select().from(products)) {
    if (!rings.has(id)) continue;
    const sum = (left ?? 0) + (held.get(id) ?? 0);
    must(sum === stock, `of ring ${id}, ${left} are left and ${held.get(id) ?? 0} sold`);
  }

  const uses = await db.select().from(couponUses);
  const couponOf = new Map(holding.map(({ id, couponCode }) => [id, couponCode]));
  for (const { orderId, code } of uses) {
    must(couponOf.get(orderId) === code, `the order ${orderId} uses the coupon ${code}`);
  }
  for (const { code, used, totalLimit } of await db.select().from(coupons)) {
    const rows = uses.filter((use) => use.code === code).length;
    const wanted = holding.filter(({ couponCode }) => couponCode === code).length;
    must(
      used === rows && used === wanted && used <= (totalLimit ?? used),
      `the coupon ${code} counts ${used} uses, has ${rows} rows and ${wanted} orders`,
    );
  }

  const keys = await db.select().from(idempotencyKeys);
  const keyed = new Set(keys.map(({ orderId }) => orderId));
  must(keyed.size === keys.length, `${keys.length} keys have ${keyed.size} orders`);
  must(keys.length === all.length, `${keys.length} keys for ${all.length} orders`);
}
