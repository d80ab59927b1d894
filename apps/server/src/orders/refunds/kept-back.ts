import type { LineAmounts } from "@suvarna/domain/partial-refund";
import { releaseHuid } from "../../catalogue/index.ts";
import type { Act } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { wholeHuid } from "../huids-of-order.ts";
import { findPieceRows, type PieceRow, releasePieceHuid } from "../piece-queries.ts";
import { piecesOf, releasePieces } from "../pieces.ts";
import { lockOrder, type PlacedOrder } from "../queries.ts";
import { returnRefundKey } from "./refund-queries.ts";
import { piecesNotBack, refundsAfterDispatch } from "./refunds-after-dispatch.ts";
import { sentAmounts } from "./request-refund.ts";

/**
 * Lists the pieces that may have come back, and whose HUIDs still belong to the order: those of each
 * line of which more pieces came back than HUIDs are free, such as all pieces of a returned order
 * that was kept back from sale. Of a line with several pieces only the people who hold the piece know
 * its HUID. A refund that does not say that its piece came back leaves the piece with the buyer.
 */
export function keptBackPieces(order: PlacedOrder, rows: readonly PieceRow[]): PieceRow[] {
  return rows.filter(
    (row) =>
      isHeld(row) && piecesBack(order, row.position).length > freedOfLine(rows, row.position),
  );
}

/**
 * Lists the pieces that the buyer has kept although their money went back, and whose HUIDs belong to
 * the order. When one of them comes to the shop after all, staff put it on sale again. Of a line
 * with several pieces it lists all that may be meant, apart from the kept-back pieces. It lists none
 * while the parcel is on its way: a parcel that comes back brings its pieces back on sale itself.
 */
export function refundedWithBuyer(order: PlacedOrder, rows: readonly PieceRow[]): PieceRow[] {
  if (order.state === "shipped") return [];
  const keptBack = keptBackPieces(order, rows);
  return rows.filter(
    (row) =>
      isHeld(row) &&
      !keptBack.includes(row) &&
      refundedPieces(order, row.position).length > freedOfLine(rows, row.position),
  );
}

/**
 * Puts a piece that came back, and was kept back or refunded before, on sale again: its HUID is
 * free, and its product has one piece more in stock, unless a refund has added this piece before. A
 * piece that can't be sold is then removed from its product like any piece in stock.
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
  if (![...keptBackPieces(order, rows), ...refundedWithBuyer(order, rows)].includes(row)) {
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
 * The pieces of a line that came back to the shop, oldest first, and whether each was added to the
 * stock by then. They are those of later refunds in part that have put them on sale or that the
 * shopper has returned, and at last the pieces that a return of the whole order brings back. Pieces
 * that were never sent, and those that the buyer kept, are not among them. When a HUID is free, it
 * counts as that of the oldest piece.
 */
function piecesBack(
  order: PlacedOrder,
  position: number,
): readonly { readonly inStock: boolean }[] {
  const ofLine = (lines: readonly LineAmounts[]) =>
    piecesOf(lines.filter((line) => line.position === position));
  const key = returnRefundKey(order.id);
  const returned = order.history.find(({ state }) => state === "returned");
  const isInStock = returned?.restocked === true;
  const back = refundsAfterDispatch(order)
    .filter((refund) => refund.restocked || refund.key === key)
    .flatMap(({ amounts, restocked }) =>
      Array.from({ length: ofLine(amounts.lines) }, () => ({ inStock: restocked || isInStock })),
    );
  const sent = returned ? ofLine(sentAmounts(order).lines) : 0;
  const length = Math.max(0, sent - back.length - piecesNotBack(order, position));
  return [...back, ...Array.from({ length }, () => ({ inStock: isInStock }))];
}

/**
 * The pieces of a line that came back to the shop, and after them those whose money went back
 * while the buyer kept them, and whether each was added to the stock.
 */
function refundedPieces(
  order: PlacedOrder,
  position: number,
): readonly { readonly inStock: boolean }[] {
  const back = piecesBack(order, position);
  const refunded = refundsAfterDispatch(order).flatMap(({ amounts }) => amounts.lines);
  const all = piecesOf(refunded.filter((line) => line.position === position));
  return Array.from({ length: Math.max(all, back.length) }, (_, place) => {
    return back[place] ?? { inStock: false };
  });
}

/** The number of HUIDs of a line that the order had and that are free now. */
function freedOfLine(rows: readonly PieceRow[], position: number): number {
  return rows.filter((row) => row.position === position && !row.held && wholeHuid(row)).length;
}

/** Whether stock lacks the next piece of a line that is put on sale again. */
function isOutOfStock(order: PlacedOrder, rows: readonly PieceRow[], position: number): boolean {
  const next = refundedPieces(order, position)[freedOfLine(rows, position)];
  return order.items[position]?.madeToOrder === false && next?.inStock === false;
}
