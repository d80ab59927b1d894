/**
 * The store of the logged-in user's orders on the device, which pages and the service worker share.
 * It exists only while the user wants it: its mark names the login for which it was switched on. The
 * mark has a hash of the login's token and never the token itself. A lock makes sure that nothing is
 * stored after the store was deleted.
 */

/** The name of the cache and of its lock. */
const KEPT_ORDERS = "own-orders";

const MARK = "/own-orders-mark";

/** The header of a kept reply with the time when the shop sent it, in milliseconds. */
const SEEN_AT = "seen-at";

/**
 * The store is deleted when the shop has not confirmed the login for so long, because a login that
 * nobody uses for a week ends on the server too (`SESSION_IDLE_DAYS`).
 */
const UNCONFIRMED_MS = 7 * 86_400_000;

/** The message with which a page asks the service worker to store the orders at once. */
export interface KeepOrders {
  readonly keepOrders: {
    readonly token: string;
    /** The address of the list of orders, as the page of the orders calls it. */
    readonly list: string;
  };
}

/** Whether this browser can keep orders. */
export function canKeepOrders(): boolean {
  return "caches" in window && "locks" in navigator && "serviceWorker" in navigator;
}

/** Switches the store on for a login, and deletes what an earlier login has stored. */
export async function startKeepingOrders(token: string): Promise<void> {
  await alone(async () => {
    await caches.delete(KEPT_ORDERS);
    await put(MARK, await hashOf(token), new Headers());
  });
}

/** Switches the store off, and deletes all that it holds. */
export async function stopKeepingOrders(): Promise<void> {
  await alone(() => caches.delete(KEPT_ORDERS));
}

/**
 * Tells whether the store is switched on for a login. A store of another login, or of a login that
 * the shop has not confirmed for a week, is deleted.
 * @param token the login's token; undefined to check the time only
 */
export function keepsOrders(token?: string): Promise<boolean> {
  return alone(() => isOf(token));
}

/**
 * Stores a reply of the shop to a login under its address, with the time. The request is not
 * stored, as it has the token.
 * @returns false if the store is not, or no longer, switched on for the login
 */
export async function storeReply(token: string, address: string, reply: Response) {
  const body = await reply.blob();
  return alone(async () => {
    if (!(await isOf(token))) return false;
    await put(address, body, new Headers(reply.headers));
    await put(MARK, await hashOf(token), new Headers());
    return true;
  });
}

/** Returns the stored reply for an address. */
export function storedReply(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: KEPT_ORDERS, ignoreVary: true });
}

/** Returns the time when the shop sent a stored reply, in milliseconds. */
export function timeOf({ headers }: Response): number {
  return Number(headers.get(SEEN_AT));
}

function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(KEPT_ORDERS, work) as Promise<Result>;
}

async function isOf(token: string | undefined): Promise<boolean> {
  if (!(await caches.has(KEPT_ORDERS))) return false;
  const mark = await storedReply(MARK);
  const isFresh = mark !== undefined && Date.now() - timeOf(mark) < UNCONFIRMED_MS;
  const isValid = isFresh && (token === undefined || (await mark.text()) === (await hashOf(token)));
  if (!isValid) await caches.delete(KEPT_ORDERS);
  return isValid;
}

async function put(address: string, body: Blob | string, headers: Headers): Promise<void> {
  headers.set(SEEN_AT, String(Date.now()));
  const cache = await caches.open(KEPT_ORDERS);
  await cache.put(address, new Response(body, { headers }));
}

async function hashOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}
