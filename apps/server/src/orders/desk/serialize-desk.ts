import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { listPrepaymentBuyers } from "../buyer-queries.ts";
import type { PlacedOrder } from "../queries.ts";
import { type OrderReplyDependencies, serializeOrders } from "../reply-with-order.ts";

/**
 * Converts orders to the form in which staff see them: each with its user, and with the authors of
 * its steps.
 */
export async function serializeDesk(
  dependencies: OrderReplyDependencies,
  orders: readonly PlacedOrder[],
): Promise<DeskOrder[]> {
  const wired = await serializeOrders(dependencies, orders);
  const prepaying = await listPrepaymentBuyers(
    dependencies.app.database.db,
    orders.map(({ userId }) => userId),
  );
  return wired.map((order, place) => {
    const { userId, history } = orders[place] as PlacedOrder;
    const moves = order.history.map((step, position) => {
      const by = history[position]?.by;
      return { ...step, ...(by ? { by } : {}) };
    });
    return { ...order, userId, prepaymentOnly: prepaying.has(userId), moves };
  });
}
