import { type Piece, pieceInSize } from "../catalogue/index.ts";

/**
 * Whether a piece can be bought now.
 * @param size null for any size
 */
export function canBeBought(piece: Piece, size: string | null): boolean {
  if (size !== null || piece.sizes.length === 0) return pieceInSize(piece, size).isAvailable;
  return piece.sizes.some((each) => pieceInSize(piece, each.size).isAvailable);
}
