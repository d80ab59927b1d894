import type { Product } from "@suvarna/contract/catalogue/schemas";
import type { Wishlist } from "@suvarna/contract/wishlist/schemas";

/**
 * A wishlist in the format of the API. The quantity is always one, because a piece is either on the
 * list or not.
 */
export function serializeWishlist(products: readonly Product[]): Wishlist {
  return {
    items: products.map((product) => ({
      productId: product._id,
      product,
      quantity: 1,
      realTimeTotalPrice: product.discountedPrice,
    })),
  };
}
