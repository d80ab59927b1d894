import { getProduct } from "@suvarna/contract/catalogue/calls";
import { ApiError } from "@suvarna/contract/client";
import type { WishlistItem } from "@suvarna/contract/wishlist/schemas";
import { useQueries } from "@tanstack/react-query";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { useFavorites } from "./favorites-store.ts";
import { useWishlist } from "./wishlist-query.ts";

/** The pieces that are kept, as the page shows them. */
export interface ShownWishlist {
  /** Without those that were just removed; undefined while none is known. */
  readonly items: readonly WishlistItem[] | undefined;
  /** Why the pieces, or beside `items` some of them, could not be loaded. */
  readonly error: Error | null;
  again(): void;
}

/** What is kept: in the account of whoever is logged in, else in this browser. */
export function useShownWishlist(): ShownWishlist {
  const isVisitor = useSession(({ status }) => status === "loggedOut");
  const inBrowser = useKeptInBrowser(isVisitor);
  const inAccount = useKeptInAccount();
  return isVisitor ? inBrowser : inAccount;
}

function useKeptInAccount(): ShownWishlist {
  const { wanted, merging } = useFavorites();
  const { data, error, refetch } = useWishlist();
  const items = data?.items.filter(({ productId }) => wanted.get(productId) !== false);
  return {
    items: merging && !data?.items.length ? undefined : items,
    error: data ? null : error,
    again: () => void refetch(),
  };
}

/** A visitor's pieces, each asked for by itself: the browser knows only their ids. */
function useKeptInBrowser(isVisitor: boolean): ShownWishlist {
  const ids = useFavorites(({ local }) => local);
  const answers = useQueries({
    queries: (isVisitor ? ids : []).map((id) => ({
      queryKey: ["favorite", id],
      queryFn: ({ signal }: { signal: AbortSignal }) => findPiece(id, signal),
    })),
  });
  // A piece whose call failed holds none of the others back.
  const settled = answers.every(({ data, error }) => data !== undefined || error);
  const known = answers.some(({ data }) => data !== undefined) || answers.length === 0;
  return {
    items: settled && known ? answers.flatMap(({ data }) => data ?? []) : undefined,
    error: answers.find(({ error }) => error)?.error ?? null,
    again() {
      for (const { error, refetch } of answers) if (error) void refetch();
    },
  };
}

/** @returns null for a piece that the shop does not have any more */
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
