import type { StateStorage } from "zustand/middleware";

/**
 * What the browser keeps between visits. Where that is switched off, nothing is kept or breaks. A
 * server that renders has none, and is not even asked: Node.js warns of its own at a mere mention.
 */
export const browserMemory = guarded(() => localStorage);

/** What the browser keeps for this tab alone, with the same care. */
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
