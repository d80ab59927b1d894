import { Heart } from "lucide-react";
import { useKeptIds } from "../wishlist/index.ts";
import { CountedLink } from "./counted-link.tsx";

/** The way to what was kept, with how much it is. On small screens the menu has it. */
export function FavoritesLink() {
  return (
    <CountedLink
      to="/wishlist"
      label="Favorites"
      icon={Heart}
      count={useKeptIds().size}
      className="hidden lg:grid"
    />
  );
}
