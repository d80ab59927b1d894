import * as navigation from "@suvarna/words/here/navigation";
import { Heart } from "lucide";
import { useFavoriteIds } from "../wishlist/index.ts";
import { CountedLink } from "./counted-link.tsx";

/**
 * The link to the wishlist, with the number of pieces in it. On small screens this link is in the
 * menu.
 */
export function FavoritesLink() {
  return (
    <CountedLink
      to="/wishlist"
      label={navigation.favorites}
      icon={Heart}
      count={useFavoriteIds().size}
      className="hidden lg:grid"
    />
  );
}
