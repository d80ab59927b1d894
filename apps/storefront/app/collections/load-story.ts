import type { Collection } from "@suvarna/contract/catalogue/collection-schemas";
import { getCollection } from "@suvarna/contract/catalogue/collections";
import { pricedPiece } from "@suvarna/contract/catalogue/priced-piece";
import type { Product } from "@suvarna/contract/catalogue/schemas";
import { type CollectionFigures, collectionFigures } from "@suvarna/domain/collection-figures";
import { type CardPiece, cardPiece } from "../catalogue/index.ts";
import type { Load } from "../platform/load.ts";
import { type Figure, figuresRow } from "./figures-row.ts";

/** A piece of a collection, with the fields that the collection's page shows. */
export interface StoryPiece extends CardPiece {
  /** Whether the piece comes in sizes, of which the shopper chooses one on the product page. */
  readonly hasSizes: boolean;
}

/** A collection with the fields that its page shows. Other fields are not sent with the page. */
export interface Story extends Omit<Collection, "products" | "figures"> {
  readonly pieces: readonly StoryPiece[];
  readonly figures: CollectionFigures;
  readonly row: readonly Figure[];
}

/** Loads a collection with its pieces. */
export const loadStory: Load<Story, { slug: string }> = async (api, { params, signal }) => {
  const collection = await api.call(getCollection, { params }, { signal });
  const { products, figures: written, ...story } = collection;
  const figures = collectionFigures(
    products.map((product) => ({ ...pricedPiece(product), stones: product.stones })),
  );
  return {
    ...story,
    pieces: products.map((product) => ({
      ...cardPiece(product),
      hasSizes: product.sizes !== null,
    })),
    figures,
    row: figuresRow(figures, kindsByWeight(products), written),
  };
};

/** The kinds of the stones in a collection, sorted by their total carats, largest first. */
function kindsByWeight(products: readonly Product[]): string[] {
  const carats = new Map<string, number>();
  for (const stone of products.flatMap(({ stones }) => stones)) {
    const kind = stone.kind.toLowerCase();
    if (stone.carats > 0) carats.set(kind, (carats.get(kind) ?? 0) + stone.carats);
  }
  return [...carats].sort(([, one], [, other]) => other - one).map(([kind]) => kind);
}
