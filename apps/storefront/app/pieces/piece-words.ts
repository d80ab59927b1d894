import type { Product } from "@suvarna/contract/catalogue/schemas";
import { metalInColour, metalName } from "@suvarna/domain/fineness";
import { formatNumber, formatWeight } from "@suvarna/domain/formats";

export { metalInColour, metalName };

/** Formats the grams of the API: `8.450 g`, with a no-break space. */
export function weightText(grams: number): string {
  return formatWeight(Math.round(grams * 1000)).replace(" ", "\u00a0");
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

/** Formats a number of pieces: `1 piece`, `104 pieces`. */
export function piecesText(count: number): string {
  return count === 1 ? "1 piece" : `${formatNumber(count)} pieces`;
}
