import type { Product, ProductSize } from "@suvarna/contract/catalogue/schemas";

/** A piece as it is bought: in a size, where it comes in sizes. Weights in grams. */
export interface ChosenPiece {
  readonly size: string | null;
  readonly netWeight: number;
  readonly grossWeight: number;
  /** Null: made to order. */
  readonly stock: number | null;
  readonly isAvailable: boolean;
}

/**
 * The size a page opens with: the one whose weight the product goes by, when it can be had; else
 * the first that can. Null for a piece without sizes.
 */
export function openingSize({
  sizes,
  netWeight,
}: Pick<Product, "sizes" | "netWeight">): string | null {
  const can = sizes?.filter(({ isAvailable }) => isAvailable) ?? [];
  const usual = can.find((size) => size.netWeight === netWeight);
  return (usual ?? can[0] ?? sizes?.[0])?.size ?? null;
}

/** What weight and availability a piece has in a size. */
export function chosenPiece(product: Product, size: string | null): ChosenPiece {
  const chosen: ProductSize | Product =
    product.sizes?.find((candidate) => candidate.size === size) ?? product;
  const { netWeight, stock, isAvailable } = chosen;
  // The stones and all that is not metal weigh the same in every size.
  const grossWeight = product.grossWeight - product.netWeight + netWeight;
  return { size, netWeight, grossWeight, stock, isAvailable };
}
