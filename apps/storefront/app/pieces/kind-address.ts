import { KINDS, type Kind } from "@suvarna/domain/jewellery";
import { kindSlug } from "@suvarna/words/kind-slug";

/** The address of the page of a kind of jewellery: `/shop/rings`. */
export function kindAddress(kind: Kind): string {
  return `/shop/${kindSlug(kind)}`;
}

/** The kind of jewellery that a page's address names; undefined if no kind has this address. */
export function kindOfSlug(slug: string): Kind | undefined {
  return KINDS.find((kind) => kindSlug(kind) === slug);
}
