import { releaseHuid } from "../catalogue/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { wholeHuid } from "./huids-of-order.ts";
import { findPieceRows, type PieceRow, releasePieceHuid } from "./piece-queries.ts";
import { piecesOf, releasePieces } from "./pieces.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";

/**
 * Lists the pieces of a returned order whose HUIDs still belong to the order, because staff kept the
 * pieces back from sale when they accepted the return. A refund in part does not say whether its
 * piece came back, so the pieces of an order that is not returned as a whole are not listed.
 */
export function keptBackPieces(order: PlacedOrder, rows: readonly PieceRow[]): PieceRow[] {
  const isReturned = order.history.some(({ state }) => state === "returned");
  return isReturned ? rows.filter(isHeld) : [];
}

/**
 * Puts a piece that came back, and was kept back, on sale again: its HUID is free, and its product
 * has one piece more in stock, unless a refund has added this piece before. A piece that can't be
 * sold is then removed from its product like any piece in stock.
 * @throws Refusal order_not_found, piece_not_found, piece_in_order for a piece that has not come
 * back
 */
export async function sellAgain(
  act: Act,
  { orderId, huid }: { readonly orderId: string; readonly huid: string },
): Promise<void> {
  const { tx } = act;
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  const rows = (await findPieceRows(tx, [orderId])).get(orderId) ?? [];
  const row = rows.find((each) => each.huid === huid && isHeld(each));
  const item = row && order.items[row.position];
  if (!row || !item) throw new Refusal("piece_not_found");
  if (!keptBackPieces(order, rows).includes(row)) {
    throw new Refusal("piece_in_order", {
      message: `The piece ${huid} has not come back: its order keeps it.`,
    });
  }
  const { position, piece } = row;
  const isStocked = isOutOfStock(order, rows, position);
  await releaseHuid(act, { orderId, huid });
  await releasePieceHuid(tx, { orderId, position, piece });
  if (isStocked) await releasePieces(act, [{ ...item, quantity: 1 }]);
  act.record({
    what: "order.piece_sold_again",
    subject: orderId,
    after: { huid, productId: item.productId, restocked: isStocked ? 1 : 0 },
  });
}

function isHeld(row: PieceRow): boolean {
  return row.held && wholeHuid(row) !== null;
}

/**
 * Whether stock lacks a piece of a line of a returned order. Refunds before the return, and pieces
 * of the line that were put on sale again, may have added all of them.
 */
function isOutOfStock(order: PlacedOrder, rows: readonly PieceRow[], position: number): boolean {
  const ofLine = <Row extends { position: number }>(row: Row) => row.position === position;
  const stocked = order.refunds
    .filter(({ restocked }) => restocked)
    .flatMap(({ amounts }) => amounts.lines.filter(ofLine));
  const freed = rows.filter((row) => ofLine(row) && !row.held && wholeHuid(row));
  const { quantity = 0, madeToOrder } = order.items[position] ?? {};
  return madeToOrder === false && quantity - piecesOf(stocked) > freed.length;
}
