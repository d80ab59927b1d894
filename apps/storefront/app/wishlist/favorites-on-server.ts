import type { Client } from "@suvarna/contract/client";
import {
  addToWishlist,
  getWishlist,
  mergeWishlist,
  removeFromWishlist,
} from "@suvarna/contract/wishlist/calls";
import type { Wishlist } from "@suvarna/contract/wishlist/schemas";
import { browserApi } from "../platform/api.ts";
import { browserMemory } from "../platform/browser-memory.ts";
import { queryClient } from "../platform/queries.ts";
import { currentToken } from "../platform/session.ts";
import {
  clearLocal,
  FAVORITES_CHANGED_KEY,
  setOptimisticFavorite,
  useFavorites,
  wishlistKey,
} from "./favorites-store.ts";

/**
 * Fetches the wishlist of the logged-in user. This module is loaded with the first call, because
 * visitors without a login never need it.
 */
export function fetchWishlist(api: Client, signal: AbortSignal): Promise<Wishlist> {
  return api.call(getWishlist, {}, { signal });
}

/**
 * Sends the server the last choice for a piece, which adds the piece to the wishlist or removes it.
 * @throws ApiError
 */
export async function sendFavoriteToServer(productId: string): Promise<void> {
  const isFavorite = useFavorites.getState().wanted.get(productId);
  const token = currentToken();
  // An earlier call has already sent the last of several presses of the button, or the user has
  // logged out.
  if (isFavorite === undefined || token === null) return;
  const wishlist = isFavorite
    ? await browserApi.call(addToWishlist, { body: { productId } })
    : await browserApi.call(removeFromWishlist, { params: { productId } });
  if (token !== currentToken()) return;
  if (!wishlist)
    useFavorites.setState(({ onServer }) => ({ onServer: except(onServer, productId) }));
  await remember(wishlist ?? ((before) => without(before, productId)));
  if (useFavorites.getState().wanted.get(productId) === isFavorite)
    setOptimisticFavorite(productId, undefined);
}

/** Merges this browser's favourites into the wishlist on the server. @throws ApiError */
export async function mergeFavoritesIntoServer(): Promise<void> {
  const token = currentToken();
  const { local } = useFavorites.getState();
  if (token === null || local.length === 0) return;
  const wishlist = await browserApi.call(mergeWishlist, { body: { productIds: [...local] } });
  if (token !== currentToken()) return;
  await remember(wishlist);
  clearLocal();
}

type Changed = Wishlist | ((before: Wishlist | undefined) => Wishlist | undefined);

/**
 * Stores the server's new wishlist in the cache, and cancels pending fetches, whose answers may be
 * older.
 */
async function remember(changed: Changed): Promise<void> {
  const client = queryClient();
  await client.cancelQueries({ queryKey: wishlistKey });
  const wishlist = client.setQueryData<Wishlist>(wishlistKey, changed);
  if (wishlist) setServerFavorites(wishlist);
  else void client.invalidateQueries({ queryKey: wishlistKey });
  browserMemory.setItem(FAVORITES_CHANGED_KEY, String(Date.now()));
}

/** Fetches the wishlist again after another tab has changed it. */
export function refetchWishlist(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: wishlistKey });
}

/** Writes the wishlist into the store that every heart and count reads. */
export function setServerFavorites({ items }: Wishlist): void {
  useFavorites.setState({ onServer: items.map(({ productId }) => productId) });
}

function except(ids: readonly string[], removedId: string): string[] {
  return ids.filter((id) => id !== removedId);
}

function without(before: Wishlist | undefined, productId: string): Wishlist | undefined {
  return before && { items: before.items.filter((item) => item.productId !== productId) };
}
