import { returnUntil } from "@suvarna/domain/returns";
import type { PlacedOrder } from "../queries.ts";

/**
 * The time until which a shopper can ask to return an order; null when the order can't be returned.
 */
export function returnOpenUntil({
  state,
  history,
  return: returnRequest,
}: Pick<PlacedOrder, "state" | "history" | "return">): Date | null {
  if (state !== "delivered" || returnRequest) return null;
  const delivered = history.findLast((step) => step.state === "delivered");
  return delivered ? returnUntil(delivered.at) : null;
}
