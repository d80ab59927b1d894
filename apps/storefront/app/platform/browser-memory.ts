/**
 * The browser's local storage. If the browser disables it, no value is stored and no call fails.
 * The server never reads it, because Node.js prints a warning at every use of `localStorage`.
 */
export const browserMemory = guarded(() => localStorage);

/**
 * The browser's session storage, which lasts as long as the tab; if the browser disables it, no
 * value is stored and no call fails.
 */
export const tabMemory = guarded(() => sessionStorage);

/**
 * The storage keys under which a visitor's interests are stored. They are deleted when a user logs
 * out.
 */
const TRACES = ["recent-searches", "recently-viewed", "pin-code", "favorites", "compared"];
const TRACES_OF_TAB = [
  "checkout-draft",
  "seen-offer",
  "order-attempt",
  "buying",
  "payment-window",
  "order-message",
  "engraving",
];

/**
 * Deletes the traces of a user's visit from the storage, so that the next user of this browser does
 * not find them.
 */
export function deleteVisitTraces(): void {
  for (const key of TRACES) browserMemory.removeItem(key);
  for (const key of TRACES_OF_TAB) tabMemory.removeItem(key);
}

function guarded(storage: () => Storage) {
  return {
    getItem: (name: string) => attempt(() => storage().getItem(name)),
    setItem: (name: string, value: string) => attempt(() => storage().setItem(name, value)),
    removeItem: (name: string) => attempt(() => storage().removeItem(name)),
  };
}

function attempt<Result>(use: () => Result): Result | null {
  if (typeof window === "undefined") return null;
  try {
    return use();
  } catch {
    return null;
  }
}
