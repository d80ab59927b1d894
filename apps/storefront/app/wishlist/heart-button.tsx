import type { Product } from "@suvarna/contract/catalogue/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/wishlist";
import { Heart } from "lucide";
import { setFavorite } from "./change-favorites.ts";
import { useFavoriteIds } from "./favorites-store.ts";

/**
 * A toggle button that adds a piece to the wishlist or removes it. The heart is filled while the
 * piece is in the wishlist.
 * @param words the button's text; without it the button is a bare icon
 */
export function HeartButton({
  piece,
  words,
  wordsOnPhone,
  className,
}: {
  piece: Pick<Product, "_id" | "name">;
  words?: string;
  /** A text that is shown on the button only on a phone. */
  wordsOnPhone?: string;
  className: string;
}) {
  const isFavorite = useFavoriteIds().has(piece._id);
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={isFavorite ? say.removeFromFavorites(piece.name) : say.addToFavorites(piece.name)}
      onClick={() => setFavorite(piece._id, !isFavorite)}
      className={`noscript:hidden ${words ? "" : "aria-pressed:text-wine"} ${className}`}
    >
      <Icon
        of={Heart}
        size={words ? 16 : 19}
        className={`relative ${isFavorite ? "fill-current" : ""}`}
      />
      {words}
      {wordsOnPhone ? <span className="sm:hidden">{wordsOnPhone}</span> : null}
    </button>
  );
}
