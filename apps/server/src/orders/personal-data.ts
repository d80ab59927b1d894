import { eq } from "drizzle-orm";
import { taxDocumentNumbersOf } from "../invoices/index.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { idempotencyKeys, quotes } from "./checkout-tables.ts";
import { forgetLeftOwner } from "./forget-left-owner.ts";
import { countOwnOrders, listOrders } from "./queries.ts";
import { refundStatesOf } from "./reply-with-order.ts";
import { serializeOrder } from "./serialize-order.ts";
import { orders, prepaymentBuyers } from "./tables.ts";

/**
 * Data export and erasure of a user's orders. The law requires the shop to keep the amounts of
 * orders for years, but not the buyer's personal data.
 */
export const ordersPersonalData: PersonalData = {
  name: "orders",
  async exportData(db, { userId }) {
    const orders = await listOrders(db, userId);
    const ids = orders.map(({ id }) => id);
    const taxDocumentNumbers = await taxDocumentNumbersOf(db, ids);
    const refundStates = await refundStatesOf(db, orders);
    return orders.map((order) =>
      serializeOrder(order, { refundStates, ...taxDocumentNumbers.get(order.id) }),
    );
  },
  async count(db, { userId }) {
    const { all, on_the_way, done } = await countOwnOrders(db, userId);
    return { orders: all, ordersOnTheWay: on_the_way, ordersDone: done };
  },
  async erase(tx, { userId }) {
    await tx.delete(quotes).where(eq(quotes.userId, userId));
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
    await tx.delete(prepaymentBuyers).where(eq(prepaymentBuyers.userId, userId));
    await tx.update(orders).set({ ownerLeft: true }).where(eq(orders.userId, userId));
    await forgetLeftOwner(tx, userId);
  },
};
