import type { WishlistItem } from "@suvarna/contract/wishlist";
import { useFavorites } from "./favorites-store.ts";
import { useWishlist } from "./wishlist-query.ts";

/**
 * The pieces of the wishlist as they are shown: without those that were just removed.
 * @returns undefined while they are not known
 */
export function useWishlistItems(): readonly WishlistItem[] | undefined {
  const { wanted, merging } = useFavorites();
  const items = useWishlist().data?.items;
  if (merging && !items?.length) return undefined;
  return items?.filter(({ productId }) => wanted.get(productId) !== false);
}
