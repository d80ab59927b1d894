import type { Product } from "@suvarna/contract/catalogue/schemas";
import { matchingPieces } from "../pieces/index.ts";
import { measuresOf } from "./actual-size/measures.ts";
import { type CardPiece, cardPiece } from "./card-piece.ts";
import { productTrail } from "./product-trail.ts";

/** How many related pieces the page of a piece shows. */
const RELATED = 4;

/**
 * Computes the breadcrumb and the lists of other pieces for the page of a piece, from the piece and
 * its related pieces.
 */
export function breadcrumbAndRelated(product: Product, others: readonly Product[]) {
  const worn = product.isAvailable ? matchingPieces(product, others) : [];
  const alike = others.filter(
    (other) => !worn.includes(other) && (product.isAvailable || other.isAvailable),
  );
  const related: readonly CardPiece[] = alike.slice(0, RELATED).map(cardPiece);
  return {
    /** The pages above the page of the piece, for the breadcrumb. */
    trail: productTrail(product),
    /** Whether the dimensions of the piece are enough to draw the piece in its actual size. */
    isDrawn: measuresOf(product, null) !== null,
    related,
    worn: worn.map(cardPiece),
  };
}
