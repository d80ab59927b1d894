import type { Kind } from "@suvarna/domain/jewellery";
import { KIND_WORDS } from "./en/jewellery.ts";

/**
 * Returns the name of a kind of jewellery in the addresses of pages, which are the same in all
 * languages: `rings`, `nose-pins`.
 */
export function kindSlug(kind: Kind): string {
  return KIND_WORDS[kind].many.toLowerCase().replaceAll(" ", "-");
}
