import type { User } from "@suvarna/contract/accounts/schemas";
import { create } from "zustand";
import { browserMemory, deleteVisitTraces } from "./browser-memory.ts";
import { forgetStoredVisit } from "./stored-visit.ts";

/**
 * The login of this browser. The browser stores its token and ids between visits, and no other data
 * of the person.
 */
export interface Session {
  /**
   * The state of the login: `unknown` while the server renders, and in the browser until its
   * storage is read.
   */
  readonly status: "unknown" | "loggedOut" | "loggedIn";
  readonly token: string | null;
  /** The user's id; null also for a login whose ids were not stored. */
  readonly userId: string | null;
  readonly cartId: string | null;
  /** The user's account, as the server sent it to this page; null until it is loaded. */
  readonly user: User | null;
  logIn(entered: Entered): void;
  logOut(): void;
  /** Keeps the user's account in memory while the page is open. */
  setUser(user: User): void;
}

/** The reply of the server to a login. */
interface Entered {
  readonly token: string;
  readonly user: User;
  readonly deviceMark: string;
}

const TOKEN_KEY = "token";
const CART_KEY = "cartId";
/**
 * The mark by which the shop recognises this browser, so that failed logins by strangers elsewhere
 * do not delay a login here. The mark stays after the logout and grants no access.
 */
const DEVICE_KEY = "deviceMark";

const NOBODY = { token: null, userId: null, cartId: null, user: null } as const;

/**
 * The specification's storage keys: `user-storage` holds the user's ids and token; `token` and
 * `cartId` are separate. The server renders for everybody, so the storage is read only after
 * hydration, by `restoreSession`.
 */
const USER_KEY = "user-storage";
/** The version of the stored format. Data that an older version has stored is not read. */
const VERSION = 1;

export const useSession = create<Session>()((set) => ({
  status: "unknown",
  ...NOBODY,
  logIn({ token, user, deviceMark }) {
    const { _id: userId, cartId } = user;
    browserMemory.setItem(TOKEN_KEY, token);
    browserMemory.setItem(CART_KEY, cartId);
    browserMemory.setItem(DEVICE_KEY, deviceMark);
    set({ status: "loggedIn", token, userId, cartId, user });
    storeIds();
  },
  logOut() {
    forgetLogin();
    deleteVisitTraces();
    // A browser that blocks its storage may refuse; then it keeps nothing either.
    forgetStoredVisit().catch(() => {});
    set({ status: "loggedOut", ...NOBODY });
    storeIds();
  },
  setUser(user) {
    set({ user, userId: user._id, cartId: user.cartId });
    storeIds();
  },
}));

/**
 * Stores the user's ids and the token. The new value overwrites personal data that an older version
 * has stored.
 */
function storeIds(): void {
  const { token, userId: _id, cartId } = useSession.getState();
  const state = { token, _id, cartId };
  browserMemory.setItem(USER_KEY, JSON.stringify({ state, version: VERSION }));
}

function forgetLogin(): void {
  browserMemory.removeItem(TOKEN_KEY);
  browserMemory.removeItem(CART_KEY);
}

/**
 * Reads the stored ids. Any script may have written the browser's storage, so values that are not
 * texts are ignored.
 */
function storedIds(): Pick<Session, "token" | "userId" | "cartId"> {
  const { state, version } = Object(parsed(browserMemory.getItem(USER_KEY)));
  const { token, _id, cartId } = Object(version === VERSION ? state : null);
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  return { token: text(token), userId: text(_id), cartId: text(cartId) };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/**
 * Restores the session when the page loads. An empty token or the text "null" counts as no session.
 */
export function restoreSession(): void {
  const token = browserMemory.getItem(TOKEN_KEY);
  if (token && token !== "null") {
    const { token: known, ...stored } = storedIds();
    // If another login was stored only under the specification's key `token`, its ids are unknown.
    const ids = known === token ? stored : { userId: null, cartId: null };
    const { user } = useSession.getState();
    const person = user !== null && user._id === ids.userId ? user : null;
    useSession.setState({ status: "loggedIn", token, ...ids, user: person });
  } else {
    forgetLogin();
    useSession.setState({ status: "loggedOut", ...NOBODY });
  }
  storeIds();
}

/**
 * Updates the session when a user logs in or out in another tab.
 * @returns a function that stops the updates
 */
export function followOtherTabs(): () => void {
  function onStorage({ key }: StorageEvent) {
    // The event's key is null when the whole storage was cleared.
    if (key === TOKEN_KEY || key === null) restoreSession();
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

/**
 * The headers of a call before the login, with the mark by which the shop recognises this browser.
 */
export function deviceHeaders(): { "device-mark"?: string } {
  const mark = browserMemory.getItem(DEVICE_KEY);
  return mark ? { "device-mark": mark } : {};
}
