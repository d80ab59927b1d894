import type { Order } from "@suvarna/contract/orders";
import { canMove, type OrderStatus } from "@suvarna/domain/order";

/** One lozenge of the order's timeline; `at` is null for what is still to come. */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly at: string | null;
  /** What was said to it. */
  readonly note?: string;
  readonly state: "done" | "current" | "coming";
}

const TO_THE_DOOR: readonly OrderStatus[] = ["Confirmed", "Processing", "Shipped", "Delivered"];

/** What has happened to an order, oldest first, and what is still ahead if all goes well. */
export function orderSteps({
  status: now,
  history,
}: Pick<Order, "status" | "history">): OrderStep[] {
  const happened = history.map(({ status, at, note }, index): OrderStep => {
    const state = index === history.length - 1 ? "current" : "done";
    return { status, at, state, ...(note ? { note } : {}) };
  });
  const ahead = aheadOf(now).map((next): OrderStep => {
    return { status: next, at: null, state: "coming" };
  });
  return [...happened, ...ahead];
}

function aheadOf(status: OrderStatus): readonly OrderStatus[] {
  const reached = TO_THE_DOOR.indexOf(status);
  if (reached >= 0) return TO_THE_DOOR.slice(reached + 1);
  return canMove(status, "Confirmed") ? TO_THE_DOOR : [];
}
