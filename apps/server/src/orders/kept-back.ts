import { releaseHuid } from "../catalogue/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { wholeHuid } from "./huids-of-order.ts";
import { findPieceRows, type PieceRow, releasePieceHuid } from "./piece-queries.ts";
import { releasePieces } from "./pieces.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { isInShop, remainingAmounts, sentAmounts } from "./request-refund.ts";

/** How many pieces of a line came back after the dispatch, and are not free yet. */
interface LineBack {
  /** The pieces whose HUIDs can still be freed. */
  readonly pieces: number;
  /** The pieces that the return or the refund did not put back into stock. */
  readonly unstocked: number;
}

/**
 * Lists the pieces of an order that came back and whose HUIDs still belong to the order, because
 * staff kept the pieces back, or because nobody said which of several equal pieces came back. Of
 * such equal pieces, all that may be meant are listed.
 */
export function keptBackPieces(order: PlacedOrder, rows: readonly PieceRow[]): PieceRow[] {
  return rows.filter((row) => isHeld(row) && backOfLine(order, rows, row.position).pieces > 0);
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
  const { position, piece } = row;
  const back = backOfLine(order, rows, position);
  if (back.pieces <= 0) {
    throw new Refusal("piece_in_order", {
      message: `The piece ${huid} has not come back: its order keeps it.`,
    });
  }
  const isStocked = back.unstocked > 0 && !item.madeToOrder;
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

function backOfLine(order: PlacedOrder, rows: readonly PieceRow[], position: number): LineBack {
  const leaving = order.history.find(({ state }) => state === "shipped" || state === "delivered");
  if (!leaving || isInShop(order)) return { pieces: 0, unstocked: 0 };
  const quantityIn = ({ lines }: ReturnType<typeof sentAmounts>) =>
    lines.find((line) => line.position === position)?.quantity ?? 0;
  const sent = quantityIn(sentAmounts(order));
  const isReturned = order.history.some(({ state }) => state === "returned");
  const back = isReturned ? sent : sent - quantityIn(remainingAmounts(order));
  const stocked = order.refunds
    .filter(({ at, restocked }) => restocked && at > leaving.at)
    .reduce((sum, { amounts }) => sum + quantityIn(amounts), 0);
  const freed = rows.filter((row) => row.position === position && !row.held && wholeHuid(row));
  return { pieces: back - freed.length, unstocked: back - stocked - freed.length };
}
