import { Icon } from "@suvarna/ui/icon.tsx";
import * as navigation from "@suvarna/words/here/navigation";
import { Heart } from "lucide";
import { Link } from "react-router";
import { useFavoriteIds } from "./favorites-store.ts";

/**
 * A link to the wishlist with its number of pieces. The space for the number is always reserved.
 */
export function FavoritesCount({ className }: { className: string }) {
  const count = useFavoriteIds().size;
  return (
    <Link
      to="/wishlist"
      className={`inline-flex min-h-11 items-center gap-2 text-small ${className}`}
    >
      <Icon of={Heart} size={18} />
      <span className="hover:underline">{navigation.favorites}</span>{" "}
      <b
        className={`min-w-5.5 rounded-round bg-wine px-1.5 text-center text-[0.75rem] leading-5.5 font-semibold text-ivory tabular-nums ${count === 0 ? "invisible" : ""}`}
      >
        {count}
      </b>
    </Link>
  );
}
