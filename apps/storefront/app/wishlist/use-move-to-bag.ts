import type { WishlistItem } from "@suvarna/contract/wishlist/schemas";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/wishlist";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useAddToCart } from "../cart/index.ts";
import { rememberIntent, takeIntent } from "../platform/buying-intent.ts";
import { useSession } from "../platform/session.ts";
import { loginAddress } from "../site-map.ts";
import { setFavorite } from "./change-favorites.ts";
import { wishlistKey } from "./favorites-store.ts";

const WISHLIST = "/wishlist";

/**
 * Moves a piece from the wishlist into the cart; the piece leaves the wishlist only once it is in
 * the cart. A visitor is led to the login and back, after which the piece is moved.
 */
export function useMoveToBag({ product, quantity }: WishlistItem) {
  const adding = useAddToCart();
  const navigate = useNavigate();
  const client = useQueryClient();
  const loggedIn = useSession(({ status }) => status === "loggedIn");

  /** @param size the chosen size; null for a piece without sizes */
  async function move(size: string | null): Promise<void> {
    if (!loggedIn) {
      // The chosen piece is stored, so that the login page can say why it was opened.
      rememberIntent(intentOf(product._id, size), {
        name: product.name,
        picture: product.coverImage,
        size,
      });
      return navigate(loginAddress(WISHLIST));
    }
    const id = toast.loading(say.movingPiece(product.name));
    try {
      await adding.mutateAsync({ productId: product._id, size, quantity });
      setFavorite(product._id, false);
      toast.success(say.addedToCart, { text: product.name, id });
    } catch {
      // The reason of the failure is already shown. The piece may have been sold, so the card loads
      // its state again.
      toast.dismiss(id);
      void client.invalidateQueries({ queryKey: wishlistKey });
    }
  }
  const moveNow = useEffectEvent(move);
  useEffect(() => {
    if (!loggedIn) return;
    const sizes = [null, ...(product.sizes ?? []).map(({ size }) => size)];
    const size = sizes.find((one) => takeIntent(intentOf(product._id, one)));
    if (size !== undefined) void moveNow(size);
  }, [loggedIn, product]);

  return { move, moving: adding.isPending };
}

/** The storage key of a move that waits for the login, in the form of an address without spaces. */
function intentOf(productId: string, size: string | null): string {
  return `${WISHLIST}?${new URLSearchParams({ move: productId, size: size ?? "" })}`;
}
