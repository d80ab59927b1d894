import type { Product } from "@suvarna/contract/catalogue/schemas";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { useCallback, useEffect, useState } from "react";
import { tabMemory } from "../platform/browser-memory.ts";

/** The storage key of the letters that were typed last, after the id of their piece. */
const KEY = "engraving";

/**
 * The letters to engrave in a piece. They are kept in this tab, so that a login on the way to the
 * cart does not lose them. The server's page, which is the same for everybody, has none.
 */
export function useKeptLetters({ _id }: Pick<Product, "_id">): [string, (letters: string) => void] {
  const hydrated = useHydrated();
  const [letters, setLetters] = useState(() => (hydrated ? keptFor(_id) : ""));
  useEffect(() => setLetters(keptFor(_id)), [_id]);
  const keep = useCallback(
    (typed: string) => {
      setLetters(typed);
      tabMemory.setItem(KEY, `${_id} ${typed}`);
    },
    [_id],
  );
  return [letters, keep];
}

function keptFor(productId: string): string {
  const kept = tabMemory.getItem(KEY) ?? "";
  return kept.startsWith(`${productId} `) ? kept.slice(productId.length + 1) : "";
}
