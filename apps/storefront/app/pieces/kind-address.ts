import { KINDS, type Kind } from "@suvarna/domain/jewellery";
import { kindSlug } from "@suvarna/words/en/jewellery";

/** The page of a kind of jewellery: `/shop/rings`. */
export function kindAddress(kind: Kind): string {
  return `/shop/${kindSlug(kind)}`;
}

/** The kind that a page's address names; undefined for an address that no kind has. */
export function kindOfSlug(slug: string): Kind | undefined {
  return KINDS.find((kind) => kindSlug(kind) === slug);
}
