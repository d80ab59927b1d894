import type { Product } from "@suvarna/contract/catalogue/schemas";

/**
 * Whether a piece is made to order in all its sizes. Where only some sizes are made to order, each
 * of these sizes is labelled by itself.
 */
export function isOnlyMadeToOrder({
  isAvailable,
  stock,
  sizes,
}: Pick<Product, "isAvailable" | "stock" | "sizes">): boolean {
  if (!isAvailable) return false;
  return sizes ? sizes.every((size) => size.stock === null) : stock === null;
}
