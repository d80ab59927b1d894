import { returnUntil } from "@suvarna/domain/returns";
import type { PlacedOrder } from "./queries.ts";

/** Until when an order can be asked to be taken back; null when it can't be at all. */
export function returnOpenUntil({
  status,
  history,
  return: asked,
}: Pick<PlacedOrder, "status" | "history" | "return">): Date | null {
  if (status !== "Delivered" || asked) return null;
  const delivered = history.findLast((step) => step.status === "Delivered");
  return delivered ? returnUntil(delivered.at) : null;
}
