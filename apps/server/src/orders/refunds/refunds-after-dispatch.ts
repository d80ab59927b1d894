import { cameBackUndelivered, type OrderState } from "@suvarna/domain/order";
import type { PlacedOrder } from "../queries.ts";
import { returnRefundKey } from "./refund-queries.ts";

/** The states by which goods have left the shop. */
const HAS_LEFT: readonly OrderState[] = ["shipped", "delivered"];

/** The step in which the goods of an order left the shop; undefined while they are in the shop. */
function dispatchOf({ history }: Pick<PlacedOrder, "history">) {
  return history.find(({ state }) => HAS_LEFT.includes(state));
}

/** Whether the goods of an order have left the shop. */
export function hasLeft(order: Pick<PlacedOrder, "history">): boolean {
  return dispatchOf(order) !== undefined;
}

/**
 * The refunds in part after the goods have left the shop; none while they are in the shop. The
 * refund of a weight difference is not among them: it is decided in the same act as the dispatch,
 * before its step is added to the history.
 */
export function refundsAfterDispatch(order: PlacedOrder): PlacedOrder["refunds"] {
  const dispatch = dispatchOf(order);
  if (!dispatch) return [];
  // Processes of the release before this column store no step while they still serve.
  return order.refunds.filter(({ step, at }) =>
    step === null ? at > dispatch.at : step > dispatch.position,
  );
}

/**
 * The number of pieces of a line that were refunded after the dispatch and did not come back: the
 * buyer kept them, or they were lost. A later return of the whole order does not bring them back. Of
 * a parcel that came back undelivered the buyer has kept none.
 */
export function piecesNotBack(order: PlacedOrder, position: number): number {
  if (cameBackUndelivered(order)) return 0;
  const key = returnRefundKey(order.id);
  return refundsAfterDispatch(order)
    .filter((refund) => !refund.restocked && refund.key !== key)
    .flatMap(({ amounts }) => amounts.lines)
    .filter((line) => line.position === position)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
