import type { PackingSlip } from "@suvarna/contract/orders/papers-schemas";

type SlipPiece = PackingSlip["lines"][number]["pieces"][number];

/**
 * Counts the pieces of a line that a packing slip can't tell apart: those of one weight without a
 * HUID. Every other piece has a row of its own.
 */
export function alikePieces(pieces: readonly SlipPiece[]): (SlipPiece & { count: number })[] {
  const rows = new Map<string | number, SlipPiece & { count: number }>();
  for (const piece of pieces) {
    const key = piece.huid ?? piece.netWeight;
    rows.set(key, { ...piece, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  return [...rows.values()];
}
