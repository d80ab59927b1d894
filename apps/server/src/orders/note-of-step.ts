import { STEP_WORDS } from "@suvarna/words/en/reasons";
import type { HistoryRow, PlacedOrder } from "./queries.ts";
import { restOf } from "./rest-of-order.ts";

/**
 * The note of a step in an order's history, as the shopper reads it; null when the step has no
 * note.
 */
export function noteOfStep(
  order: Pick<PlacedOrder, "total" | "advance">,
  { reason, note }: Pick<HistoryRow, "reason" | "note">,
): string | null {
  if (reason === null) return note;
  return STEP_WORDS[reason]({ advance: order.advance ?? 0, rest: restOf(order) });
}
