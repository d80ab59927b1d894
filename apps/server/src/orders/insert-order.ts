import { eq, type WithSubquery } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import { idempotencyKeys, quotes } from "./checkout-tables.ts";
import type { PlacedOrder } from "./queries.ts";
import { orderHistory, orderItems, orders } from "./tables.ts";

/** A checkout, whose order uses up the shopper's price lock and idempotency key. */
export interface Checkout {
  /** The idempotency key of the call; null for a call without a key. */
  readonly key: Pick<typeof idempotencyKeys.$inferInsert, "key" | "bodyHash"> | null;
}

/**
 * Inserts an order with its lines and the first step of its history, and deletes the price lock of
 * its checkout, in a single statement.
 */
export async function insertOrder(tx: Tx, order: PlacedOrder, checkout?: Checkout): Promise<void> {
  const { items, history, return: _none, refunds: _noRefunds, ...row } = order;
  const { id: orderId, userId, createdAt } = order;
  const written: WithSubquery[] = [
    tx.$with("written").as(tx.insert(orders).values(row).returning({ id: orders.id })),
    tx.$with("lines").as(
      tx
        .insert(orderItems)
        .values([...items])
        .returning({ orderId: orderItems.orderId }),
    ),
  ];
  if (checkout?.key) {
    const key = { ...checkout.key, userId, orderId, createdAt };
    const insertKey = tx.insert(idempotencyKeys).values(key);
    written.push(tx.$with("kept").as(insertKey.returning({ orderId: idempotencyKeys.orderId })));
  }
  if (checkout) {
    const ended = tx.delete(quotes).where(eq(quotes.userId, userId));
    written.push(tx.$with("ended").as(ended.returning({ id: quotes.id })));
  }
  await tx
    .with(...written)
    .insert(orderHistory)
    .values([...history]);
}
