import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { browserMemory } from "../platform/browser-memory.ts";
import { useSession } from "../platform/session.ts";

const AT_MOST = 5;

interface RecentSearches {
  /** The stored searches, newest first. They are stored only in this browser. */
  readonly searches: readonly string[];
  remember(words: string): void;
  clear(): void;
}

/** The recent searches of this browser. */
export const useRecentSearches = create<RecentSearches>()(
  persist(
    (set) => ({
      searches: [],
      remember: (words) => set(({ searches }) => ({ searches: prependSearch(searches, words) })),
      clear: () => set({ searches: [] }),
    }),
    {
      name: "recent-searches",
      version: 1,
      storage: createJSONStorage(() => browserMemory),
      partialize: ({ searches }) => ({ searches }),
    },
  ),
);

useSession.subscribe((now, before) => {
  if (before.token === null || now.token !== null) return;
  useRecentSearches.getState().clear();
  useRecentSearches.persist.clearStorage();
});

/**
 * Puts a search first in the list and removes an older entry with the same text in upper or lower
 * case.
 */
export function prependSearch(searches: readonly string[], words: string): string[] {
  const newest = words.trim();
  if (newest === "") return [...searches];
  const others = searches.filter((search) => search.toLowerCase() !== newest.toLowerCase());
  return [newest, ...others].slice(0, AT_MOST);
}
