import type { Product } from "@suvarna/contract/catalogue/schemas";
import { wornWith } from "../pieces/index.ts";
import { measuresOf } from "./actual-size/measures.ts";
import { type CardPiece, cardPiece } from "./card-piece.ts";
import { productTrail } from "./product-trail.ts";

/** How many related pieces the page of a piece shows. */
const RELATED = 4;

/** The breadcrumb and the other pieces on the page of a piece, computed from it and from its related pieces. */
export function aroundPiece(product: Product, others: readonly Product[]) {
  const worn = product.isAvailable ? wornWith(product, others) : [];
  const alike = others.filter(
    (other) => !worn.includes(other) && (product.isAvailable || other.isAvailable),
  );
  const related: readonly CardPiece[] = alike.slice(0, RELATED).map(cardPiece);
  return {
    /** The pages above that of the piece. */
    trail: productTrail(product),
    /** Whether the dimensions of the piece tell enough to draw it in actual size. */
    isDrawn: measuresOf(product, null) !== null,
    related,
    worn: worn.map(cardPiece),
  };
}
