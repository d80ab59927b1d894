import { returnUntil } from "@suvarna/domain/returns";
import type { PlacedOrder } from "./queries.ts";

/** Until when an order can be asked to be taken back; null when it can't be at all. */
export function returnOpenUntil({
  state,
  history,
  return: asked,
}: Pick<PlacedOrder, "state" | "history" | "return">): Date | null {
  if (state !== "delivered" || asked) return null;
  const delivered = history.findLast((step) => step.state === "delivered");
  return delivered ? returnUntil(delivered.at) : null;
}
