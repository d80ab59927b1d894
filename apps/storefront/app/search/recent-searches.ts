import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { browserMemory } from "../platform/browser-memory.ts";

const AT_MOST = 5;

interface RecentSearches {
  /** Newest first. They stay in this browser. */
  readonly searches: readonly string[];
  remember(words: string): void;
  clear(): void;
}

/** What was searched for here before. */
export const useRecentSearches = create<RecentSearches>()(
  persist(
    (set) => ({
      searches: [],
      remember: (words) => set(({ searches }) => ({ searches: withNewest(searches, words) })),
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

/** The searches with one more, which stands first and only once, in whatever case it came. */
export function withNewest(searches: readonly string[], words: string): string[] {
  const newest = words.trim();
  if (newest === "") return [...searches];
  const others = searches.filter((search) => search.toLowerCase() !== newest.toLowerCase());
  return [newest, ...others].slice(0, AT_MOST);
}
