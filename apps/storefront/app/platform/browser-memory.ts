import type { StateStorage } from "zustand/middleware";

/**
 * The browser's local storage. Where it is switched off, nothing is stored and nothing fails. On
 * the server it is never read, because Node.js prints a warning at every use of `localStorage`.
 */
export const browserMemory = guarded(() => localStorage);

/** The browser's session storage, which lasts as long as the tab; guarded in the same way. */
export const tabMemory = guarded(() => sessionStorage);

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
