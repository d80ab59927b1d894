import type { PricedPiece } from "@suvarna/domain/price";

/**
 * A size of a piece, with the net weight of this size in milligrams. A stock of null means made to
 * order.
 */
export interface PieceSize {
  readonly size: string;
  readonly netWeightMg: number;
  readonly stock: number | null;
}

/**
 * A product with the fields that the cart and orders need: the inputs of its price, and whether it
 * can be bought.
 */
export interface Piece extends PricedPiece {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly metal: string;
  readonly metalColour: string;
  readonly categoryId: string;
  /** The kind of jewellery, such as `ring` or `coin`. */
  readonly kind: string;
  /** Whether the piece has room for an engraving. */
  readonly engravable: boolean;
  /** The weight of the piece with its stones in milligrams, at least its net weight. */
  readonly grossWeightMg: number;
  /** The HUID of the single hallmarked piece of this product; null when there is none. */
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
  /**
   * Whether the product was removed from the catalogue. Carts and past orders still refer to it.
   */
  readonly removed: boolean;
}

/** A product in the size in which it is bought. */
export interface SizedPiece extends PricedPiece {
  readonly stock: number | null;
  readonly isAvailable: boolean;
}

/**
 * Returns a product in one of its sizes, with the weight, stock and availability of this size. A
 * product with sizes is not available when no size is named, or when it does not have the named
 * size.
 * @param size null or empty for a product without sizes
 */
export function pieceInSize(piece: Piece, size: string | null | undefined): SizedPiece {
  const { carat, makingChargeBp, stoneValuePaise, discountBp } = piece;
  const requestedSize = size || null;
  const sized = piece.sizes.find((candidate) => candidate.size === requestedSize);
  const exists = sized !== undefined || (requestedSize === null && piece.sizes.length === 0);
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

/**
 * Whether a product with this stock can be bought. Null means made to order, which can always be
 * bought.
 */
export function isInStock(stock: number | null): boolean {
  return stock === null || stock > 0;
}
