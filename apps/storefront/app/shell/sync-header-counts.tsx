import { useEffect } from "react";
import { followCartOfOtherTabs, useCart, useCartCount } from "../cart/index.ts";
import { Queries } from "../platform/queries-provider.tsx";
import { setServerFavorites, useWishlist } from "../wishlist/index.ts";

/**
 * Loads the cart and the wishlist of a logged-in user and writes them into the stores that the
 * header's counts and the hearts read. The component renders no elements.
 */
export function SyncHeaderCounts() {
  return (
    <Queries>
      <Sync />
    </Queries>
  );
}

function Sync() {
  const { data: cart, refetch } = useCart();
  const wishlist = useWishlist().data;
  useEffect(() => {
    const count = cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
    useCartCount.setState(count, true);
  }, [cart]);
  useEffect(() => followCartOfOtherTabs(() => void refetch()), [refetch]);
  useEffect(() => {
    if (wishlist) setServerFavorites(wishlist);
  }, [wishlist]);
  useEffect(() => () => useCartCount.setState(0, true), []);
  return null;
}
