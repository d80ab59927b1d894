import type { Product } from "@suvarna/contract/catalogue/schemas";
import { metalInColour } from "@suvarna/words/here/metal";
import * as say from "@suvarna/words/here/pieces";

export { metalInColour, metalName } from "@suvarna/words/here/metal";
export { piecesText } from "@suvarna/words/here/pieces";

/** Formats the grams of the API: `8.450 g`, with a no-break space. */
export function weightText(grams: number): string {
  return say.weight(Math.round(grams * 1000)).replace(" ", "\u00a0");
}

/** The line below a piece's name: `22K yellow gold · 8.450 g`. */
export function metalAndWeight(
  piece: Pick<Product, "carat" | "metal" | "netWeight"> & { readonly metalColour?: string },
): string {
  return `${metalInColour(piece)} · ${weightText(piece.netWeight)}`;
}

export function productHref({ slug }: Pick<Product, "slug">): string {
  return `/product/${slug}`;
}
