import type { PlacedOrder } from "./queries.ts";

/**
 * Whether the pieces of a counter order were handed over when it was placed. Such an order has had
 * all states up to the delivery at the same moment.
 */
export function isTakenAway({
  paymentMethod,
  history,
}: Pick<PlacedOrder, "paymentMethod" | "history">): boolean {
  const delivered = history.find(({ state }) => state === "delivered");
  return paymentMethod === "COUNTER" && delivered?.at.getTime() === history[0]?.at.getTime();
}
