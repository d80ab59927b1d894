import { tabMemory } from "../platform/browser-memory.ts";
import type { AcceptedOffer } from "./price-lock.ts";

const STORED = "seen-offer";

/**
 * Stores the offer that this tab showed last. A browser may discard and reload a tab, and the price
 * lock may have ended by then, so the new offer is compared with the stored offer.
 */
export function rememberOffer(offer: AcceptedOffer): void {
  tabMemory.setItem(STORED, JSON.stringify(offer));
}

export function rememberedOffer(): AcceptedOffer | null {
  try {
    return JSON.parse(tabMemory.getItem(STORED) ?? "null") as AcceptedOffer | null;
  } catch {
    return null;
  }
}

/**
 * Clears the stored offer when the shopper leaves the checkout, so that it is not compared with a
 * later offer.
 */
export function forgetOffer(): void {
  tabMemory.removeItem(STORED);
}
