import { browserMemory } from "../platform/browser-memory.ts";

/** The key whose change tells the other tabs that the cart has changed; it holds only a time. */
const CHANGED = "cart-changed";

/** Tells the shop's other tabs in this browser that the cart has changed. */
export function notifyOtherTabs(): void {
  browserMemory.setItem(CHANGED, String(Date.now()));
}

/** Calls `onChange` when another tab has changed the cart. @returns a function that stops it */
export function followCartOfOtherTabs(onChange: () => void): () => void {
  function onStorage({ key }: StorageEvent) {
    if (key === CHANGED) onChange();
  }
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
