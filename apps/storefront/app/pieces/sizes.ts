import type { Product, ProductSize } from "@suvarna/contract/catalogue/schemas";

/** A piece in the size that is bought, if the piece comes in sizes. Weights are in grams. */
export interface ChosenPiece {
  /** The size; null for a piece without sizes, and while no size is chosen. */
  readonly size: string | null;
  readonly netWeight: number;
  readonly grossWeight: number;
  /** The stock; null if the piece is made to order. */
  readonly stock: number | null;
  readonly isAvailable: boolean;
}

/**
 * The weight and availability of a piece in a size. While no size is chosen, the values are those
 * of the product itself.
 */
export function chosenPiece(product: Product, size: string | null): ChosenPiece {
  const chosen: ProductSize | Product =
    product.sizes?.find((candidate) => candidate.size === size) ?? product;
  const { netWeight, stock, isAvailable } = chosen;
  // The stones and other parts weigh the same in every size.
  const grossWeight = product.grossWeight - product.netWeight + netWeight;
  return { size, netWeight, grossWeight, stock, isAvailable };
}
