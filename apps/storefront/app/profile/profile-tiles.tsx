import type { User } from "@suvarna/contract/accounts/schemas";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/accounts-profile";
import { Link } from "react-router";
import { OrderTile, useOrders } from "../orders/index.ts";
import { PHOTOGRAPH, placeholderPicture } from "../pieces/index.ts";
import { useWishlist } from "../wishlist/index.ts";

/** How many pictures of favourites the tile of the favourites shows. */
const SHOWN = 3;

/** Two tiles on the profile page: the user's most important order, and the favourites. */
export function ProfileTiles({ user }: { user: User }) {
  const orders = useOrders(user._id).data?.pages.flat() ?? [];
  const favorites = useWishlist().data?.items ?? [];
  // The tile shows an order that is on its way, or otherwise the newest order.
  const order = orders.find(({ state }) => state === "shipped") ?? orders[0];
  if (!order && favorites.length === 0) return null;
  const count = favorites.length;
  const isBoth = order && count > 0;
  return (
    <div
      className={`mb-8.5 grid gap-2.5 sm:gap-4 ${isBoth ? "xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]" : ""}`}
    >
      {order ? <OrderTile order={order} /> : null}
      {count > 0 ? (
        <Link to="/wishlist" className="group bg-shell p-5 sm:p-7">
          <h2 className="text-h3 font-normal group-hover:text-wine">{say.favorites}</h2>
          <p className="mt-1 text-small text-ink-soft">{say.piecesYouKeep(count)}</p>
          <span className="mt-3.5 flex gap-3">
            {favorites.slice(0, SHOWN).map(({ product }) => (
              <Picture
                key={product._id}
                src={product.coverImage}
                standIn={placeholderPicture(product)}
                alt={product.name}
                {...PHOTOGRAPH}
                sizes="80px"
                className="size-20 flex-none"
              />
            ))}
          </span>
        </Link>
      ) : null}
    </div>
  );
}
