import type { Product } from "@suvarna/contract/catalogue/schemas";
import * as jewellery from "@suvarna/words/here/jewellery";
import * as language from "@suvarna/words/here/language";
import { home, shop } from "@suvarna/words/here/navigation";
import { kindAddress } from "../pieces/index.ts";
import { categoryAddress, type SiteLink } from "../site-map.ts";

type Placed = Pick<Product, "kind" | "category" | "categoryName">;

/** The listing of the piece's kind; for a piece of kind "other", the listing of its category. */
function listingOf({ kind, category, categoryName }: Placed): SiteLink {
  if (kind === "other")
    return { label: language.nameOf(category, categoryName), to: categoryAddress(category) };
  return { label: jewellery.KIND_WORDS[kind].many, to: kindAddress(kind) };
}

/** The breadcrumb of a piece: the home page, the shop, and the listing of the piece's kind. */
export function productTrail(product: Placed): SiteLink[] {
  return [{ label: home, to: "/" }, { label: shop, to: "/shop" }, listingOf(product)];
}
