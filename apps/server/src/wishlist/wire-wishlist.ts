import type { Product } from "@suvarna/contract/catalogue/schemas";
import type { Wishlist } from "@suvarna/contract/wishlist/schemas";

/** The kept pieces for the wire. A piece is kept or not: one of each. */
export function wireWishlist(products: readonly Product[]): Wishlist {
  return {
    items: products.map((product) => ({
      productId: product._id,
      product,
      quantity: 1,
      realTimeTotalPrice: product.discountedPrice,
    })),
  };
}
