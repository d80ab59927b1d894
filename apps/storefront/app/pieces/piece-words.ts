import type { Product } from "@suvarna/contract/catalogue/schemas";
import { metalName } from "@suvarna/domain/fineness";
import { formatNumber, formatWeight } from "@suvarna/domain/formats";

export { metalName };

/** Grams from the wire as they are always shown: `8.450 g`, in one piece wherever a line ends. */
export function weightText(grams: number): string {
  return formatWeight(Math.round(grams * 1000)).replace(" ", "\u00a0");
}

/** The line under a name: `22K gold · 8.450 g`. */
export function metalAndWeight(piece: Pick<Product, "carat" | "metal" | "netWeight">): string {
  return `${metalName(piece)} · ${weightText(piece.netWeight)}`;
}

export function productHref({ slug }: Pick<Product, "slug">): string {
  return `/product/${slug}`;
}

/** `1 piece`, `104 pieces`. */
export function piecesText(count: number): string {
  return count === 1 ? "1 piece" : `${formatNumber(count)} pieces`;
}
