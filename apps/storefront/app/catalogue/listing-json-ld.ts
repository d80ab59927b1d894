import type { Shop } from "@suvarna/contract/content/schemas";
import { base } from "@suvarna/words/here/language";
import { addressIn } from "@suvarna/words/languages";
import { productHref } from "../pieces/index.ts";
import type { ShopListing } from "./shop-listing.ts";

interface Listed {
  readonly title: string;
  readonly trail: readonly { readonly label: string; readonly to?: string }[];
  readonly listing: Pick<ShopListing, "pieces" | "page" | "limit">;
  readonly shop: Pick<Shop, "origin">;
}

const TYPE = "@type";

/**
 * A listing as structured data for search engines: its breadcrumb, and the pieces of the shown
 * page.
 */
export function listingJsonLd({ title, trail, listing, shop }: Listed) {
  const { pieces, page, limit } = listing;
  return {
    "@context": "https://schema.org",
    [TYPE]: "CollectionPage",
    name: title,
    breadcrumb: {
      [TYPE]: "BreadcrumbList",
      itemListElement: trail.map(({ label, to }, index) => ({
        [TYPE]: "ListItem",
        position: index + 1,
        name: label,
        ...(to === undefined ? {} : { item: shop.origin + addressIn(base, to) }),
      })),
    },
    mainEntity: {
      [TYPE]: "ItemList",
      numberOfItems: pieces.length,
      itemListElement: pieces.map((piece, index) => ({
        [TYPE]: "ListItem",
        position: (page - 1) * limit + index + 1,
        name: piece.name,
        url: shop.origin + addressIn(base, productHref(piece)),
      })),
    },
  };
}
