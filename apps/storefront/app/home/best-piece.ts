import type { Product } from "@suvarna/contract/catalogue/schemas";
import { firstSentence } from "../pieces/index.ts";

/** How many best sellers are shown at most: two rows of a wide screen. */
export const MOST_BEST = 8;

/** The fields of a best seller that its card shows; there is no price. */
export interface BestPiece extends Pick<Product, "_id" | "slug" | "name" | "category"> {
  /** The first sentence of the description, so that no text is cut. */
  readonly sentence: string;
  readonly image: string;
  /** The colour of the picture's border; empty if it is not known. */
  readonly ground: string;
}

export function bestPiece({
  _id,
  slug,
  name,
  category,
  description,
  ...piece
}: Product): BestPiece {
  return {
    _id,
    slug,
    name,
    category,
    sentence: firstSentence(description),
    image: piece.images[0] ?? "",
    ground: piece.imageGrounds?.[0] ?? "",
  };
}
