import type { WishlistItem } from "@suvarna/contract/wishlist";
import { useAddToCart } from "../cart/cart-query.ts";
import { queryClient } from "../platform/queries.ts";
import { toast } from "../ui/toast.ts";
import { setFavorite } from "./change-favorites.ts";
import { wishlistKey } from "./favorites-store.ts";

/** Moves a kept piece into the cart: only when it is there, it leaves the wishlist. */
export function useMoveToBag({ product, quantity }: WishlistItem) {
  const adding = useAddToCart();

  /** @param size null for a piece without sizes */
  async function move(size: string | null): Promise<void> {
    const id = toast.loading(`Moving ${product.name} to bag...`);
    try {
      await adding.mutateAsync({ productId: product._id, size, quantity });
      setFavorite(product._id, false);
      toast.success("Added to cart", { text: product.name, id });
    } catch {
      // Why is said already. It may have been sold meanwhile: the card should know.
      toast.dismiss(id);
      void queryClient().invalidateQueries({ queryKey: wishlistKey });
    }
  }
  return { move, moving: adding.isPending };
}
