import { MAX_WISHLIST } from "@suvarna/domain/wishlist";
import { create } from "zustand";
import { browserMemory } from "../platform/browser-memory.ts";
import { personalKey } from "../platform/personal-key.ts";

/** What is kept here besides the server's wishlist. All are product ids. */
export interface Favorites {
  /** What a visitor keeps in this browser, newest first; empty once the wishlist has taken it. */
  readonly local: readonly string[];
  /** Whether the wishlist is taking it just now. */
  readonly merging: boolean;
  /** What the wishlist of the one who is logged in has; empty while it is not known. */
  readonly onServer: readonly string[];
  /** What was pressed and is not settled with the server yet. */
  readonly wanted: ReadonlyMap<string, boolean>;
}

/** Where the wishlist of the one who is logged in is kept. */
export const wishlistKey = personalKey("wishlist");

/** The specification's key of the favourites list. */
export const FAVORITES_KEY = "favorites";

/** Written to tell the other tabs that the wishlist has changed on the server. */
export const CHANGED_KEY = "favoritesChanged";

const NONE: Favorites = { local: [], merging: false, onServer: [], wanted: new Map() };

export const useFavorites = create<Favorites>(() => NONE);

/** Takes up what this browser keeps, at load and when another tab has changed it. */
export function readLocal(): void {
  useFavorites.setState({ local: parseFavorites(browserMemory.getItem(FAVORITES_KEY)) });
}

/** Keeps or drops a piece in this browser. The oldest makes room for the newest. */
export function setLocal(productId: string, kept: boolean): void {
  const others = useFavorites.getState().local.filter((id) => id !== productId);
  const local = kept ? [productId, ...others].slice(0, MAX_WISHLIST) : others;
  browserMemory.setItem(FAVORITES_KEY, JSON.stringify(local));
  useFavorites.setState({ local });
}

/** Nothing is kept in this browser any more. */
export function clearLocal(): void {
  browserMemory.removeItem(FAVORITES_KEY);
  useFavorites.setState({ local: [] });
}

/** Forgets all of one who has logged out. */
export function forgetFavorites(): void {
  clearLocal();
  useFavorites.setState(NONE);
}

/** What is wanted of a piece; undefined when the server has said its word. */
export function setWanted(productId: string, kept: boolean | undefined): void {
  const wanted = new Map(useFavorites.getState().wanted);
  if (kept === undefined) wanted.delete(productId);
  else wanted.set(productId, kept);
  useFavorites.setState({ wanted });
}

/** Short and without blanks, as the contract has every id. */
const CAN_BE_ID = /^[!-~]{1,64}$/;

/** The favourites of a text that anyone could have written into the browser's memory. */
export function parseFavorites(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(stored)) return [];
    // One that no piece can have would have the merge at the login refused as a whole, for ever.
    const ids = stored.filter((id) => typeof id === "string" && CAN_BE_ID.test(id));
    return [...new Set(ids)].slice(0, MAX_WISHLIST);
  } catch {
    return [];
  }
}

/** All that is kept, by whoever is here. */
export function useKeptIds(): ReadonlySet<string> {
  return keptIds(useFavorites());
}

/** All that is kept: the server's and this browser's, and over both what was pressed since. */
export function keptIds({ local, onServer, wanted }: Favorites): ReadonlySet<string> {
  const kept = new Set([...local, ...onServer]);
  for (const [id, isWanted] of wanted) {
    if (isWanted) kept.add(id);
    else kept.delete(id);
  }
  return kept;
}
