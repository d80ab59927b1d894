import type { PricedPiece } from "@suvarna/domain/price";

/** A size in which a piece comes, with its own weight; stock null is made to order. */
export interface PieceSize {
  readonly size: string;
  readonly netWeightMg: number;
  readonly stock: number | null;
}

/** A product as cart and orders need it: what makes its price, and whether it can be had. */
export interface Piece extends PricedPiece {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly metal: string;
  readonly categoryId: string;
  /** `ring`, `coin` ... */
  readonly kind: string;
  /** The hallmark's id of the one article that it is; null without one. */
  readonly huid: string | null;
  /** Addresses; the first is the cover. */
  readonly pictures: readonly string[];
  readonly onSale: boolean;
  /** Null is made to order. Of a piece with sizes, the sizes' own stock counts. */
  readonly stock: number | null;
  /** In the shop's order; empty for a piece without sizes. */
  readonly sizes: readonly PieceSize[];
  /** Taken out of the catalogue; only carts and past orders still know it. */
  readonly removed: boolean;
}

/** A piece as it is bought: in one size. */
export interface SizedPiece extends PricedPiece {
  readonly stock: number | null;
  readonly isAvailable: boolean;
}

/**
 * The piece in one of its sizes: that size's weight, stock and availability. A piece with sizes of
 * which none is named, or in a size that it does not come in, can't be had.
 * @param size null or empty for a piece without sizes
 */
export function pieceInSize(piece: Piece, size: string | null | undefined): SizedPiece {
  const { carat, makingChargeBp, stoneValuePaise, discountBp } = piece;
  const wanted = size || null;
  const sized = piece.sizes.find((candidate) => candidate.size === wanted);
  const exists = sized !== undefined || (wanted === null && piece.sizes.length === 0);
  const stock = exists ? (sized ?? piece).stock : 0;
  return {
    carat,
    makingChargeBp,
    stoneValuePaise,
    discountBp,
    netWeightMg: (sized ?? piece).netWeightMg,
    stock,
    isAvailable: piece.onSale && !piece.removed && isInStock(stock),
  };
}

/** Whether any can be had of so many in stock; null is made to order. */
export function isInStock(stock: number | null): boolean {
  return stock === null || stock > 0;
}
