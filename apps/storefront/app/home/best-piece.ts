import type { Product } from "@suvarna/contract/catalogue/schemas";

/** How many best sellers are shown. */
export const MOST_BEST = 10;

/** The fields of a best seller that its card shows; there is no price. */
export interface BestPiece
  extends Pick<Product, "_id" | "slug" | "name" | "category" | "description"> {
  readonly image: string;
}

export function bestPiece({ _id, slug, name, category, description, images }: Product): BestPiece {
  return { _id, slug, name, category, description, image: images[0] ?? "" };
}
