import { eq } from "drizzle-orm";
import { paperNumbersOf } from "../invoices/index.ts";
import type { Holding } from "../platform/holding.ts";
import { idempotencyKeys, quotes } from "./checkout-tables.ts";
import { forgetLeftOwner } from "./forget-left-owner.ts";
import { countOwnOrders, listOrders } from "./queries.ts";
import { orders, prepaymentBuyers } from "./tables.ts";
import { wireOrder } from "./wire-order.ts";

/**
 * Data export and erasure of a user's orders. The law requires the shop to keep the amounts of
 * orders for years, but not the buyer's personal data.
 */
export const ordersHolding: Holding = {
  name: "orders",
  async tell(db, { userId }) {
    const orders = await listOrders(db, userId);
    const ids = orders.map(({ id }) => id);
    const papers = await paperNumbersOf(db, ids);
    return orders.map((order) => wireOrder(order, { ...papers.get(order.id) }));
  },
  async count(db, { userId }) {
    const { all, on_the_way, done } = await countOwnOrders(db, userId);
    return { orders: all, ordersOnTheWay: on_the_way, ordersDone: done };
  },
  async forget(tx, { userId }) {
    await tx.delete(quotes).where(eq(quotes.userId, userId));
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
    await tx.delete(prepaymentBuyers).where(eq(prepaymentBuyers.userId, userId));
    await tx.update(orders).set({ ownerLeft: true }).where(eq(orders.userId, userId));
    await forgetLeftOwner(tx, userId);
  },
};
