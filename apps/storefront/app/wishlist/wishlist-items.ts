import { getProduct } from "@suvarna/contract/catalogue/calls";
import { ApiError } from "@suvarna/contract/client";
import type { WishlistItem } from "@suvarna/contract/wishlist/schemas";
import { useQueries } from "@tanstack/react-query";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { useFavorites } from "./favorites-store.ts";
import { useWishlist } from "./wishlist-query.ts";

/** The wishlist with the data that the page shows. */
export interface ShownWishlist {
  /** The pieces, without pieces that were just removed; undefined until they are loaded. */
  readonly items: readonly WishlistItem[] | undefined;
  /** The error because of which the wishlist, or a part of its pieces, could not be loaded. */
  readonly error: Error | null;
  retry(): void;
}

/** The wishlist: of the account if a user is logged in, else of this browser. */
export function useShownWishlist(): ShownWishlist {
  const isVisitor = useSession(({ status }) => status === "loggedOut");
  const inBrowser = useLocalWishlist(isVisitor);
  const inAccount = useAccountWishlist();
  return isVisitor ? inBrowser : inAccount;
}

function useAccountWishlist(): ShownWishlist {
  const { wanted, merging } = useFavorites();
  const { data, error, refetch } = useWishlist();
  const items = data?.items.filter(({ productId }) => wanted.get(productId) !== false);
  return {
    items: merging && !data?.items.length ? undefined : items,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}

/**
 * The favourites of a visitor without a login. Each piece is loaded by a separate call, because the
 * browser stores only the ids.
 */
function useLocalWishlist(isVisitor: boolean): ShownWishlist {
  const ids = useFavorites(({ local }) => local);
  const answers = useQueries({
    queries: (isVisitor ? ids : []).map((id) => ({
      queryKey: ["favorite", id],
      queryFn: ({ signal }: { signal: AbortSignal }) => findPiece(id, signal),
    })),
  });
  // A failed call for a piece does not delay the other pieces.
  const settled = answers.every(({ data, error }) => data !== undefined || error);
  const isKnown = answers.some(({ data }) => data !== undefined) || answers.length === 0;
  return {
    items: settled && isKnown ? answers.flatMap(({ data }) => data ?? []) : undefined,
    error: answers.find(({ error }) => error)?.error ?? null,
    retry() {
      for (const { error, refetch } of answers) if (error) void refetch();
    },
  };
}

/**
 * Loads a piece of the wishlist.
 * @returns null for a piece that the shop no longer has
 */
async function findPiece(id: string, signal: AbortSignal): Promise<WishlistItem | null> {
  try {
    const product = await browserApi.call(getProduct, { params: { id } }, { signal });
    const { discountedPrice } = product;
    return { productId: id, product, quantity: 1, realTimeTotalPrice: discountedPrice };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
