import { create } from "zustand";
import { browserMemory } from "../platform/browser-memory.ts";

/** The largest number of pieces that can be compared side by side. */
export const MOST_COMPARED = 4;

const KEY = "compared";
const SLUG = /^[a-z0-9-]{1,64}$/;

/** The slugs of the pieces that are compared in this browser, in the order in which they were chosen. */
export const useCompared = create<{ readonly slugs: readonly string[] }>(() => ({ slugs: [] }));

/**
 * Reads a list of slugs from the format in which an address and the browser's storage contain it.
 */
export function readCompared(text: string | null): string[] {
  const slugs = (text ?? "").split(",").filter((slug) => SLUG.test(slug));
  return [...new Set(slugs)].slice(0, MOST_COMPARED);
}

/** Reads the stored pieces, for buttons that are shown after hydration. */
export function loadCompared(): void {
  useCompared.setState({ slugs: readCompared(browserMemory.getItem(KEY)) });
}

/** Stores the pieces that the comparison shows. */
export function keepCompared(slugs: readonly string[]): void {
  if (slugs.length === 0) browserMemory.removeItem(KEY);
  else browserMemory.setItem(KEY, slugs.join(","));
  useCompared.setState({ slugs });
}

/** Adds a piece to the compared pieces. If there are four already, the first is removed. */
export function withPiece(slugs: readonly string[], slug: string): string[] {
  return [...slugs.filter((other) => other !== slug), slug].slice(-MOST_COMPARED);
}
