import type { ReturnInput } from "@suvarna/contract/orders/schemas";
import { takePart } from "@suvarna/domain/partial-refund";
import { isRefunded, type ReturnedPieces } from "@suvarna/domain/returns";
import type { Act } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { piecesOf } from "../pieces.ts";
import { lockOrder, type PlacedOrder } from "../queries.ts";
import { remainingAmounts } from "./request-refund.ts";
import { insertReturn } from "./return-queries.ts";
import { returnOpenUntil } from "./return-window.ts";

/**
 * A shopper asks the shop to take an order back, or some of its pieces. The order stays `delivered`
 * until staff decide.
 * @throws Refusal return_asked, return_closed, return_engraved, return_pieces_gone
 */
export async function requestReturn(
  act: Act,
  orderId: string,
  { reason, comment, lines }: ReturnInput,
): Promise<void> {
  const order: PlacedOrder | null = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  if (order.return) throw new Refusal("return_asked");
  const until = returnOpenUntil(order);
  if (!until || act.at > until) throw new Refusal("return_closed");
  const isEngraved = order.items.some(
    ({ engraving }, position) =>
      engraving !== "" && (lines?.some(({ line }) => line === position) ?? true),
  );
  if (!isRefunded(reason, isEngraved)) throw new Refusal("return_engraved");
  await insertReturn(act.tx, {
    orderId,
    reason,
    lines: lines ? returnedPieces(order, lines) : null,
    comment: comment || null,
    state: "requested",
    requestedAt: act.at,
    decidedAt: null,
    decidedBy: null,
    note: null,
  });
  act.tell({ type: "return.requested", orderId, steps: order.history.length });
}

/**
 * The pieces of a return; null when they are all pieces of the order.
 * @throws Refusal return_pieces_gone when a piece has already gone back
 */
function returnedPieces(
  order: PlacedOrder,
  lines: NonNullable<ReturnInput["lines"]>,
): readonly ReturnedPieces[] | null {
  const pieces = lines.map(({ line, quantity }) => ({ position: line, quantity }));
  if (!takePart(remainingAmounts(order), { pieces })) throw new Refusal("return_pieces_gone");
  return piecesOf(pieces) === piecesOf(order.items) ? null : pieces;
}
