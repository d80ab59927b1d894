import { tabMemory } from "../platform/browser-memory.ts";

const KEY = "buying";
/** Who comes back later than this has other plans. In milliseconds. */
const LASTS = 15 * 60_000;

/**
 * Remembers what a shopper was about to buy when the login came between.
 * @param address the piece's page, in the size chosen
 */
export function rememberIntent(address: string): void {
  tabMemory.setItem(KEY, `${Date.now()} ${address}`);
}

/** Whether what this page sells was about to be bought. It is forgotten with the answer. */
export function takeIntent(address: string): boolean {
  const [at, remembered] = tabMemory.getItem(KEY)?.split(" ") ?? [];
  if (remembered !== address) return false;
  tabMemory.removeItem(KEY);
  return Date.now() - Number(at) < LASTS;
}
