import { setTimeout as pause } from "node:timers/promises";
import type { Staff } from "../staff.ts";
import type { Balancer } from "./balancer.ts";
import { type DrillRecord, describeRefusal } from "./shoppers.ts";

/** How many orders staff dispatch at the same time. */
const AT_ONCE = 5;
/** The time between two dispatches, in milliseconds. */
const DISPATCH_EVERY_MS = 300;
/** The steps from a placed order to its dispatch. */
const STEPS = [
  ["confirmed", "processing"],
  ["processing", "shipped"],
] as const;

/**
 * Lets staff dispatch the orders with cash on delivery, the oldest first, because an order with
 * cash on delivery gets its invoice at the dispatch.
 * @param isOver whether the load has ended
 */
export async function dispatchOrders(
  balancer: Balancer,
  record: DrillRecord,
  staff: Staff,
  isOver: () => boolean,
): Promise<void> {
  let next = 0;
  const take = () => {
    while (record.orders[next]?.isOnline) next++;
    const order = record.orders[next];
    if (order) next++;
    return order;
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (; !isOver(); await pause(DISPATCH_EVERY_MS)) {
        const order = take();
        if (order) await dispatch(balancer, record, staff, order.id);
      }
    }),
  );
}

async function dispatch(balancer: Balancer, record: DrillRecord, { headers }: Staff, id: string) {
  for (const [from, to] of STEPS) {
    const path = `/api/staff/orders/${id}/move`;
    const answer = await balancer.post({ path, headers, body: { from, to } });
    // A step without an answer may have been made, and then its repetition is refused.
    const isMade = answer.status === 200 || answer.text.includes("order_moved");
    if (!isMade) record.refused.push(describeRefusal(`The step to ${to}`, answer));
  }
  record.dispatched.push(id);
}
