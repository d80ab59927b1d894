import { ApiError } from "@suvarna/contract/client";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/wishlist";
import { currentToken, useSession } from "../platform/session.ts";
import {
  FAVORITES_CHANGED_KEY,
  FAVORITES_KEY,
  forgetFavorites,
  readLocal,
  setLocal,
  setOptimisticFavorite,
  useFavorites,
} from "./favorites-store.ts";

/**
 * Synchronises this browser's favourites with the wishlist on the server.
 * @returns a function that stops the synchronisation
 */
export function startFavoritesSync(): () => void {
  readLocal();
  const unfollow = useSession.subscribe((now, before) => {
    if (before.status === "loggedIn" && now.token !== before.token) forgetFavorites();
    const loggedIn = now.status === "loggedIn" && before.status !== "loggedIn";
    if (loggedIn && useFavorites.getState().local.length > 0) mergeLocal();
  });
  function onStorage({ key }: StorageEvent) {
    // The event's key is null when the whole storage was cleared.
    if (key === FAVORITES_KEY || key === null) readLocal();
    if (key === FAVORITES_CHANGED_KEY && currentToken())
      enqueue(
        ({ refetchWishlist }) => refetchWishlist(),
        () => {},
      );
  }
  window.addEventListener("storage", onStorage);
  return () => {
    unfollow();
    window.removeEventListener("storage", onStorage);
  };
}

/**
 * Adds a piece to the favourites or removes it. The update is optimistic: for a logged-in user the
 * server's answer replaces it, and a refusal is shown as a toast.
 */
export function setFavorite(productId: string, isFavorite: boolean): void {
  const token = currentToken();
  // A removed piece must also leave the local list, or a pending merge would add the piece again.
  if (token === null || !isFavorite) setLocal(productId, isFavorite);
  if (token === null) return;
  setOptimisticFavorite(productId, isFavorite);
  enqueue(
    ({ sendFavoriteToServer }) => sendFavoriteToServer(productId),
    (error) => {
      if (token === currentToken()) setOptimisticFavorite(productId, undefined);
      toast.error(failureWords(error));
    },
  );
}

function mergeLocal(): void {
  const done = () => useFavorites.setState({ merging: false });
  useFavorites.setState({ merging: true });
  // After a failure the favourites stay in this browser, and the next visit merges them.
  enqueue(({ mergeFavoritesIntoServer: mergeIntoServer }) => mergeIntoServer().finally(done), done);
}

let last: Promise<void> = Promise.resolve();

/** Calls run one after another, so that no answer is older than the previous answer. */
function enqueue(
  step: (server: typeof import("./favorites-on-server.ts")) => Promise<void>,
  failed: (error: unknown) => void,
): void {
  last = last
    .then(() => import("./favorites-on-server.ts"))
    .then(step)
    .catch(failed);
}

/** The server's own message if a retry would not help; otherwise a general message. */
function failureWords(error: unknown): string {
  const own = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return own ? error.message : say.changeFailed;
}
