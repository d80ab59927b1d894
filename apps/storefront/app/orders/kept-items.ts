import type { Order } from "@suvarna/contract/orders/schemas";
import { isAllRefunded } from "@suvarna/domain/partial-refund";

type KeptOf = Pick<Order, "items" | "total" | "refunded" | "refunds" | "sentPieces">;
type Item = Order["items"][number];

/**
 * The lines of an order with the pieces that its buyer keeps, without those whose money went back.
 * Their weight is the one that was sent. Of several pieces with several weights it is the mean,
 * because nobody has recorded which of them came back.
 */
export function keptItems({
  items,
  total,
  refunded = 0,
  refunds = [],
  sentPieces = [],
}: KeptOf): Item[] {
  if (isAllRefunded({ total, refunded })) return [];
  const back = refunds.flatMap(({ pieces }) => pieces);
  return items.flatMap((item, line) => {
    const gone = back.reduce((sum, piece) => sum + (piece.line === line ? piece.quantity : 0), 0);
    if (gone >= item.quantity) return [];
    const weights = sentPieces.flatMap((piece) =>
      piece.line === line ? (piece.weight ?? item.netWeight) : [],
    );
    return [{ ...item, netWeight: mean(weights, item.netWeight), quantity: item.quantity - gone }];
  });
}

function mean(weights: readonly number[], ordered: number): number {
  if (weights.length === 0) return ordered;
  return weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
}
