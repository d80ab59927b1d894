import { isAllRefunded } from "@suvarna/domain/partial-refund";
import type { PlacedOrder } from "../queries.ts";
import { remainingAmounts } from "./request-refund.ts";

/**
 * How many pieces of a line of an order its buyer keeps: those whose money went back are not among
 * them.
 */
export function piecesKept(order: PlacedOrder, line: number): number {
  if (isAllRefunded(order)) return 0;
  return remainingAmounts(order).lines.find(({ position }) => position === line)?.quantity ?? 0;
}
