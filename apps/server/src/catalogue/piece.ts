import type { PricedPiece } from "@suvarna/domain/price";

/**
 * A size of a piece, with its own net weight in milligrams. A stock of null means made to order.
 */
export interface PieceSize {
  readonly size: string;
  readonly netWeightMg: number;
  readonly stock: number | null;
}

/**
 * A product as the cart and orders need it: the inputs of its price, and whether it can be bought.
 */
export interface Piece extends PricedPiece {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly metal: string;
  readonly categoryId: string;
  /** The kind of jewellery, such as `ring` or `coin`. */
  readonly kind: string;
  /** Whether there is room for an engraving. */
  readonly engravable: boolean;
  /** The HUID of the one hallmarked article; null when the piece has none. */
  readonly huid: string | null;
  /** The addresses of the pictures; the first is the cover. */
  readonly pictures: readonly string[];
  readonly onSale: boolean;
  /**
   * The number of pieces in stock; null means made to order. For a piece with sizes, the stock of
   * each size counts instead.
   */
  readonly stock: number | null;
  /** The sizes in the shop's order; empty for a piece without sizes. */
  readonly sizes: readonly PieceSize[];
  /** Whether the piece was taken out of the catalogue. Carts and past orders still refer to it. */
  readonly removed: boolean;
}

/** A piece in the size in which it is bought. */
export interface SizedPiece extends PricedPiece {
  readonly stock: number | null;
  readonly isAvailable: boolean;
}

/**
 * The piece in one of its sizes, with that size's weight, stock and availability. A piece with
 * sizes is not available when no size is named, or when it does not come in the named size.
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

/** Whether a piece with this stock can be bought; null means made to order, which always can. */
export function isInStock(stock: number | null): boolean {
  return stock === null || stock > 0;
}
