import { tabMemory } from "../platform/browser-memory.ts";
import type { SeenOffer } from "./price-lock.ts";

const STORED = "seen-offer";

/**
 * What this tab's shopper has been promised last, kept for a reload: a browser also loads a tab
 * anew that it put to sleep, and the lock may have ended by then.
 */
export function rememberOffer(offer: SeenOffer): void {
  tabMemory.setItem(STORED, JSON.stringify(offer));
}

export function rememberedOffer(): SeenOffer | null {
  try {
    return JSON.parse(tabMemory.getItem(STORED) ?? "null") as SeenOffer | null;
  } catch {
    return null;
  }
}

/** The checkout was left: who comes back is not told what changed since. */
export function forgetOffer(): void {
  tabMemory.removeItem(STORED);
}
