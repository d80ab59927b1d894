import type { User } from "@suvarna/contract/accounts/schemas";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { browserMemory } from "./browser-memory.ts";

/** The login, as the browser stores it between visits. */
export interface Session {
  /** `unknown` while the server renders, and in the browser until its storage is read. */
  readonly status: "unknown" | "loggedOut" | "loggedIn";
  readonly token: string | null;
  readonly user: User | null;
  logIn(token: string, user: User): void;
  logOut(): void;
  /** Stores the user's changed account. */
  setUser(user: User): void;
}

const TOKEN_KEY = "token";
const CART_KEY = "cartId";

/**
 * The specification's storage keys: `user-storage` holds the user; `token` and `cartId` are
 * separate.
 */
export const useSession = create<Session>()(
  persist(
    (set) => ({
      status: "unknown",
      token: null,
      user: null,
      logIn(token, user) {
        browserMemory.setItem(TOKEN_KEY, token);
        browserMemory.setItem(CART_KEY, user.cartId);
        set({ status: "loggedIn", token, user });
      },
      logOut() {
        browserMemory.removeItem(TOKEN_KEY);
        browserMemory.removeItem(CART_KEY);
        set({ status: "loggedOut", token: null, user: null });
      },
      setUser: (user) => set({ user }),
    }),
    {
      name: "user-storage",
      storage: createJSONStorage(() => browserMemory),
      partialize: ({ token, user }) => ({ token, user }),
      // The server renders for everybody, so the browser's storage is read only after hydration.
      skipHydration: true,
    },
  ),
);

/** Restores the session when the page loads. An empty token or the text "null" counts as none. */
export async function restoreSession(): Promise<void> {
  await useSession.persist.rehydrate();
  const stored = browserMemory.getItem(TOKEN_KEY);
  if (stored && stored !== "null") useSession.setState({ token: stored, status: "loggedIn" });
  else useSession.getState().logOut();
}

/** Follows a login or logout in another tab. @returns a function that stops following */
export function followOtherTabs(): () => void {
  function onStorage({ key }: StorageEvent) {
    // The key is null when the whole storage was cleared.
    if (key === TOKEN_KEY || key === null) void restoreSession();
  }
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Whether the browser's storage has been read, so that it is known if a user is logged in. */
export function useSessionKnown(): boolean {
  return useSession(({ status }) => status !== "unknown");
}

export function currentToken(): string | null {
  return useSession.getState().token;
}
