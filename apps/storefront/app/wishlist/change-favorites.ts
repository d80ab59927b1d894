import { ApiError } from "@suvarna/contract/client";
import { toast } from "@suvarna/ui/toast.ts";
import { currentToken, useSession } from "../platform/session.ts";
import {
  CHANGED_KEY,
  FAVORITES_KEY,
  forgetFavorites,
  readLocal,
  setLocal,
  setWanted,
  useFavorites,
} from "./favorites-store.ts";

/** Keeps the favourites of this browser and those of the server together. @returns what ends it */
export function startFavorites(): () => void {
  readLocal();
  const unfollow = useSession.subscribe((now, before) => {
    if (before.status === "loggedIn" && now.token !== before.token) forgetFavorites();
    const loggedIn = now.status === "loggedIn" && before.status !== "loggedIn";
    if (loggedIn && useFavorites.getState().local.length > 0) mergeLocal();
  });
  function onStorage({ key }: StorageEvent) {
    // A null key: everything was cleared.
    if (key === FAVORITES_KEY || key === null) readLocal();
    if (key === CHANGED_KEY && currentToken())
      inTurn(
        ({ askAgain }) => askAgain(),
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
 * Keeps a piece or keeps it no longer. It shows at once; for one who is logged in it settles to
 * what the server says, and a refusal is said by a toast.
 */
export function setFavorite(productId: string, kept: boolean): void {
  const token = currentToken();
  // What waits to be merged must not bring back what is kept no longer.
  if (token === null || !kept) setLocal(productId, kept);
  if (token === null) return;
  setWanted(productId, kept);
  inTurn(
    ({ bringToServer }) => bringToServer(productId),
    (error) => {
      if (token === currentToken()) setWanted(productId, undefined);
      toast.error(failureWords(error));
    },
  );
}

function mergeLocal(): void {
  const done = () => useFavorites.setState({ merging: false });
  useFavorites.setState({ merging: true });
  // At a failure they stay in this browser, and are brought at the next visit.
  inTurn(({ mergeIntoServer }) => mergeIntoServer().finally(done), done);
}

let last: Promise<void> = Promise.resolve();

/** One call after another, so that no answer is older than the one before it. */
function inTurn(
  step: (server: typeof import("./favorites-on-server.ts")) => Promise<void>,
  failed: (error: unknown) => void,
): void {
  last = last
    .then(() => import("./favorites-on-server.ts"))
    .then(step)
    .catch(failed);
}

/** The server's own words where trying again would not help. */
function failureWords(error: unknown): string {
  const own = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return own ? error.message : "Failed to update wishlist. Please try again.";
}
