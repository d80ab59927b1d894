import type { User } from "@suvarna/contract/accounts/schemas";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { browserMemory } from "./browser-memory.ts";

/** Who is logged in, as the browser remembers it between visits. */
export interface Session {
  /** `unknown` while the server renders and until the browser's memory is read. */
  readonly status: "unknown" | "loggedOut" | "loggedIn";
  readonly token: string | null;
  readonly user: User | null;
  logIn(token: string, user: User): void;
  logOut(): void;
  /** The account changed: its new state. */
  setUser(user: User): void;
}

const TOKEN_KEY = "token";
const CART_KEY = "cartId";

/** The specification's keys: `user-storage` holds the user, `token` and `cartId` stand beside. */
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
      // The server renders for everyone; the browser's memory joins after hydration.
      skipHydration: true,
    },
  ),
);

/** Restores the session at load. A token that is empty or the text "null" is none. */
export async function restoreSession(): Promise<void> {
  await useSession.persist.rehydrate();
  const stored = browserMemory.getItem(TOKEN_KEY);
  if (stored && stored !== "null") useSession.setState({ token: stored, status: "loggedIn" });
  else useSession.getState().logOut();
}

/** Follows a login or logout in another tab. @returns what ends it */
export function followOtherTabs(): () => void {
  function onStorage({ key }: StorageEvent) {
    // A null key: everything was cleared.
    if (key === TOKEN_KEY || key === null) void restoreSession();
  }
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Whether the browser's memory of the login has been read: who is here is known from then on. */
export function useSessionKnown(): boolean {
  return useSession(({ status }) => status !== "unknown");
}

export function currentToken(): string | null {
  return useSession.getState().token;
}
