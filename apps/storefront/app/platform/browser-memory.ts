import type { StateStorage } from "zustand/middleware";

/**
 * The browser's local storage. Where it is switched off, nothing is stored and nothing fails. On
 * the server it is never read, because Node.js prints a warning at every use of `localStorage`.
 */
export const browserMemory = guarded(() => localStorage);

/** The browser's session storage, which lasts as long as the tab; guarded in the same way. */
export const tabMemory = guarded(() => sessionStorage);

/** What the storage keeps of a visitor's interests. It is deleted when a user logs out. */
const TRACES = ["recent-searches", "recently-viewed", "pin-code", "favorites"];
const TRACES_OF_TAB = [
  "checkout-draft",
  "seen-offer",
  "order-attempt",
  "buying",
  "payment-window",
  "paid-order",
];

/** Deletes what a user's visit has left in the storage, so that nothing of it is there for the next. */
export function forgetTraces(): void {
  for (const key of TRACES) browserMemory.removeItem(key);
  for (const key of TRACES_OF_TAB) tabMemory.removeItem(key);
}

function guarded(storage: () => Storage) {
  return {
    getItem: (name) => attempt(() => storage().getItem(name)),
    setItem: (name, value) => attempt(() => storage().setItem(name, value)),
    removeItem: (name) => attempt(() => storage().removeItem(name)),
  } satisfies StateStorage;
}

function attempt<Result>(use: () => Result): Result | null {
  if (typeof window === "undefined") return null;
  try {
    return use();
  } catch {
    return null;
  }
}
