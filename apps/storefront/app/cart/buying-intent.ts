import { tabMemory } from "../platform/browser-memory.ts";

const KEY = "buying";
/**
 * How long an intent is remembered, in milliseconds. A shopper who comes back later may have other
 * plans.
 */
const LASTS = 15 * 60_000;

/**
 * Remembers the piece that a visitor was about to buy when the login page was opened.
 * @param address the piece's page, with the chosen size
 */
export function rememberIntent(address: string): void {
  tabMemory.setItem(KEY, `${Date.now()} ${address}`);
}

/** Whether this page's piece was about to be bought. Asking removes the stored intent. */
export function takeIntent(address: string): boolean {
  const [at, remembered] = tabMemory.getItem(KEY)?.split(" ") ?? [];
  if (remembered !== address) return false;
  tabMemory.removeItem(KEY);
  return Date.now() - Number(at) < LASTS;
}
