import type { Product } from "@suvarna/contract/catalogue/schemas";
import { firstSentence } from "../pieces/index.ts";

/** The largest number of best sellers that are shown: two rows of a wide screen. */
export const MAX_BEST_SELLERS = 8;

/** The fields of a best seller that its card shows. The card shows no price. */
export interface BestPiece
  extends Pick<Product, "_id" | "slug" | "name" | "category" | "categoryName"> {
  /** The first sentence of the piece's description, which fits the card without being cut. */
  readonly sentence: string;
  readonly image: string;
  /** The colour of the picture's border; empty if the colour is not known. */
  readonly ground: string;
}

export function bestPiece({
  _id,
  slug,
  name,
  category,
  categoryName,
  description,
  ...piece
}: Product): BestPiece {
  return {
    _id,
    slug,
    name,
    category,
    ...(categoryName ? { categoryName } : {}),
    sentence: firstSentence(description),
    image: piece.images[0] ?? "",
    ground: piece.imageGrounds?.[0] ?? "",
  };
}
