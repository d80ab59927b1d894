import type { User } from "@suvarna/contract/accounts/schemas";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { browserMemory, forgetTraces } from "./browser-memory.ts";

/**
 * The login. The browser stores its token and ids between visits, and no other data of the person.
 */
export interface Session {
  /** `unknown` while the server renders, and in the browser until its storage is read. */
  readonly status: "unknown" | "loggedOut" | "loggedIn";
  readonly token: string | null;
  /** The user's id; null also for a login whose ids were not stored. */
  readonly userId: string | null;
  readonly cartId: string | null;
  /** The user's account, as the server has sent it to this page; null until then. */
  readonly user: User | null;
  logIn(entered: Entered): void;
  logOut(): void;
  /** Stores the user's account while the page is open. */
  setUser(user: User): void;
}

/** The reply of a login. */
interface Entered {
  readonly token: string;
  readonly user: User;
  readonly deviceMark: string;
}

const TOKEN_KEY = "token";
const CART_KEY = "cartId";
/**
 * The mark by which the shop recognises this browser, so that failed logins by strangers elsewhere
 * do not delay a login here. It stays after the logout and grants no access.
 */
const DEVICE_KEY = "deviceMark";

const NOBODY = { token: null, userId: null, cartId: null, user: null } as const;

/**
 * The specification's storage keys: `user-storage` holds the user's ids and token; `token` and
 * `cartId` are separate.
 */
export const useSession = create<Session>()(
  persist(
    (set) => ({
      status: "unknown",
      ...NOBODY,
      logIn({ token, user, deviceMark }) {
        const { _id: userId, cartId } = user;
        browserMemory.setItem(TOKEN_KEY, token);
        browserMemory.setItem(CART_KEY, cartId);
        browserMemory.setItem(DEVICE_KEY, deviceMark);
        set({ status: "loggedIn", token, userId, cartId, user });
      },
      logOut() {
        forgetLogin();
        forgetTraces();
        set({ status: "loggedOut", ...NOBODY });
      },
      setUser: (user) => set({ user, userId: user._id, cartId: user.cartId }),
    }),
    {
      name: "user-storage",
      version: 1,
      storage: createJSONStorage(() => browserMemory),
      partialize: ({ token, userId: _id, cartId }) => ({ token, _id, cartId }),
      // Personal data that an older version has stored is dropped and overwritten.
      migrate: () => ({}),
      merge: (stored, current) => ({ ...current, ...idsOf(stored) }),
      // The server renders for everybody, so the browser's storage is read only after hydration.
      skipHydration: true,
    },
  ),
);

function forgetLogin(): void {
  browserMemory.removeItem(TOKEN_KEY);
  browserMemory.removeItem(CART_KEY);
}

/** Anybody may have written the browser's storage, so only texts are taken from it. */
function idsOf(stored: unknown): Partial<Session> {
  const { token, _id, cartId } = (stored ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  return { token: text(token), userId: text(_id), cartId: text(cartId) };
}

/**
 * Restores the session when the page loads. An empty token or the text "null" counts as no session.
 */
export async function restoreSession(): Promise<void> {
  await useSession.persist.rehydrate();
  const token = browserMemory.getItem(TOKEN_KEY);
  if (token && token !== "null") {
    const { token: known, userId, user } = useSession.getState();
    // If another login was stored only under the specification's key, its ids are unknown.
    const isSame = known === token;
    const ids = isSame ? { userId } : { userId: null, cartId: null };
    const person = isSame && user?._id === userId ? user : null;
    useSession.setState({ status: "loggedIn", token, ...ids, user: person });
    return;
  }
  forgetLogin();
  useSession.setState({ status: "loggedOut", ...NOBODY });
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

/** Whether the browser's storage has been read, so that the login is known. */
export function useSessionKnown(): boolean {
  return useSession(({ status }) => status !== "unknown");
}

export function currentToken(): string | null {
  return useSession.getState().token;
}

/** The headers with which a call before the login sends the mark of this browser. */
export function deviceHeaders(): { "device-mark"?: string } {
  const mark = browserMemory.getItem(DEVICE_KEY);
  return mark ? { "device-mark": mark } : {};
}
