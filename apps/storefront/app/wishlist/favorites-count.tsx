import { Icon } from "@suvarna/ui/icon.tsx";
import * as navigation from "@suvarna/words/here/navigation";
import { Heart } from "lucide";
import { Link } from "react-router";
import { useFavoriteIds } from "./favorites-store.ts";

/**
 * A link to the wishlist with its number of pieces, which stands on the icon so that the link keeps
 * its width.
 */
export function FavoritesCount({ className }: { className: string }) {
  const count = useFavoriteIds().size;
  return (
    <Link
      to="/wishlist"
      className={`relative inline-flex min-h-11 items-center gap-2 text-small ${className}`}
    >
      <Icon of={Heart} size={18} />
      <span className="hover:underline">{navigation.favorites}</span>{" "}
      {count > 0 ? (
        <b className="absolute top-1 left-3.5 h-4.5 min-w-4.5 -translate-x-1/4 rounded-round bg-wine px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-ivory tabular-nums">
          {count}
        </b>
      ) : null}
    </Link>
  );
}
