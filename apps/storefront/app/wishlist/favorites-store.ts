import { MAX_WISHLIST } from "@suvarna/domain/wishlist";
import { create } from "zustand";
import { browserMemory } from "../platform/browser-memory.ts";
import { personalKey } from "../platform/personal-key.ts";

/** The favourites of this browser and of the wishlist on the server, as product ids. */
export interface Favorites {
  /** A visitor's favourites, newest first; empty after they were merged into the wishlist. */
  readonly local: readonly string[];
  /** Whether the local favourites are being merged into the wishlist. */
  readonly merging: boolean;
  /** The wishlist of the logged-in user, as product ids; empty while the wishlist is not known. */
  readonly onServer: readonly string[];
  /**
   * The optimistic updates that the server has not confirmed yet: for each piece, whether it is in
   * the wishlist.
   */
  readonly wanted: ReadonlyMap<string, boolean>;
}

/** The query key of the logged-in user's wishlist. */
export const wishlistKey = personalKey("wishlist");

/** The storage key of the favourites, which the shop's specification prescribes. */
export const FAVORITES_KEY = "favorites";

/** A storage key that is written to tell other tabs that the wishlist on the server has changed. */
export const FAVORITES_CHANGED_KEY = "favoritesChanged";

const NONE: Favorites = { local: [], merging: false, onServer: [], wanted: new Map() };

export const useFavorites = create<Favorites>(() => NONE);

/** Reads the stored favourites, at the start and when another tab has changed them. */
export function readLocal(): void {
  useFavorites.setState({ local: parseFavorites(browserMemory.getItem(FAVORITES_KEY)) });
}

/**
 * Adds a piece to the local favourites or removes it. When the list is full, the oldest favourite
 * is dropped.
 */
export function setLocal(productId: string, isFavorite: boolean): void {
  const others = useFavorites.getState().local.filter((id) => id !== productId);
  const local = isFavorite ? [productId, ...others].slice(0, MAX_WISHLIST) : others;
  browserMemory.setItem(FAVORITES_KEY, JSON.stringify(local));
  useFavorites.setState({ local });
}

/** Removes all local favourites. */
export function clearLocal(): void {
  browserMemory.removeItem(FAVORITES_KEY);
  useFavorites.setState({ local: [] });
}

/** Removes the favourites of a user from memory after the logout. */
export function forgetFavorites(): void {
  clearLocal();
  useFavorites.setState(NONE);
}

/** Sets the optimistic update of a piece; undefined once the server has answered. */
export function setOptimisticFavorite(productId: string, isFavorite: boolean | undefined): void {
  const changes = new Map(useFavorites.getState().wanted);
  if (isFavorite === undefined) changes.delete(productId);
  else changes.set(productId, isFavorite);
  useFavorites.setState({ wanted: changes });
}

/** The contract's format of an id: short and without blanks. */
const CAN_BE_ID = /^[!-~]{1,64}$/;

/**
 * Reads the stored favourites. They are validated, because any script may have written the
 * browser's storage.
 */
export function parseFavorites(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(stored)) return [];
    // An invalid id would make the server refuse the whole merge at every login.
    const ids = stored.filter((id) => typeof id === "string" && CAN_BE_ID.test(id));
    return [...new Set(ids)].slice(0, MAX_WISHLIST);
  } catch {
    return [];
  }
}

/** The ids of all favourites of the current visitor or user. */
export function useFavoriteIds(): ReadonlySet<string> {
  return favoriteIds(useFavorites());
}

/** Combines the favourites of the server and of this browser with the optimistic updates. */
export function favoriteIds({ local, onServer, wanted }: Favorites): ReadonlySet<string> {
  const ids = new Set([...local, ...onServer]);
  for (const [id, isWanted] of wanted) {
    if (isWanted) ids.add(id);
    else ids.delete(id);
  }
  return ids;
}
