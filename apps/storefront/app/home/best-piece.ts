import type { Product } from "@suvarna/contract/catalogue/schemas";

/** How many best sellers are shown at most: two rows of a wide screen. */
export const MOST_BEST = 8;

/** The fields of a best seller that its card shows; there is no price. */
export interface BestPiece extends Pick<Product, "_id" | "slug" | "name" | "category"> {
  /** The first sentence of the description, so that no text is cut. */
  readonly sentence: string;
  readonly image: string;
}

export function bestPiece({ _id, slug, name, category, description, images }: Product): BestPiece {
  return {
    _id,
    slug,
    name,
    category,
    sentence: firstSentence(description),
    image: images[0] ?? "",
  };
}

/** The text up to the first full stop that ends a sentence. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
