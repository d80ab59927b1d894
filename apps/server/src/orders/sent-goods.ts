import type { SaleAmounts } from "@suvarna/domain/partial-refund";
import type { SentGoods, SentPiece } from "../invoices/index.ts";
import type { Db } from "../platform/database.ts";
import { wholeHuid } from "./huids-of-order.ts";
import { findPieceRows, type PieceRow } from "./piece-queries.ts";
import type { PlacedOrder } from "./queries.ts";
import { hasLeft } from "./refunds/refunds-after-dispatch.ts";
import { sentAmounts } from "./refunds/request-refund.ts";

/**
 * Reads the goods of an order as they left the shop. Before the dispatch they are those that will
 * leave it, at the ordered weights, because what staff have recorded may still change.
 */
export async function sentGoodsOf(db: Db, order: PlacedOrder): Promise<SentGoods> {
  const amounts = sentAmounts(order);
  if (!hasLeft(order)) return { amounts, pieces: null, isByWeight: false };
  const rows = (await findPieceRows(db, [order.id])).get(order.id) ?? [];
  const pieces = sentPieces(amounts, rows);
  return { amounts, pieces, isByWeight: order.refunds.some(({ isWeight }) => isWeight) };
}

/** The pieces that left the shop with an order, as staff recorded them; none before the dispatch. */
export function sentPiecesOf(order: PlacedOrder, rows: readonly PieceRow[]): SentPiece[] {
  return hasLeft(order) ? sentPieces(sentAmounts(order), rows) : [];
}

function sentPieces({ lines }: SaleAmounts, rows: readonly PieceRow[]): SentPiece[] {
  return lines.flatMap(({ position, quantity }) =>
    Array.from({ length: quantity }, (_, piece) => {
      const row = rows.find((one) => one.position === position && one.piece === piece);
      return { position, huid: row ? wholeHuid(row) : null, weighedMg: row?.weighedMg ?? null };
    }),
  );
}
