import type { Product } from "@suvarna/contract/catalogue/schemas";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { useCallback, useEffect, useState } from "react";
import { tabMemory } from "../platform/browser-memory.ts";

/**
 * The storage key of the letters that were typed last; the id of their piece is appended to the
 * key.
 */
const KEY = "engraving";

/**
 * The letters to engrave in a piece. They are stored for this tab, so that a login on the way to
 * the cart does not lose them. The server renders none, because its page is the same for everybody.
 */
export function useEngravedLetters({
  _id,
}: Pick<Product, "_id">): [string, (letters: string) => void] {
  const hydrated = useHydrated();
  const [letters, setLetters] = useState(() => (hydrated ? storedLettersFor(_id) : ""));
  useEffect(() => setLetters(storedLettersFor(_id)), [_id]);
  const keep = useCallback(
    (typed: string) => {
      setLetters(typed);
      tabMemory.setItem(KEY, `${_id} ${typed}`);
    },
    [_id],
  );
  return [letters, keep];
}

function storedLettersFor(productId: string): string {
  const letters = tabMemory.getItem(KEY) ?? "";
  return letters.startsWith(`${productId} `) ? letters.slice(productId.length + 1) : "";
}
