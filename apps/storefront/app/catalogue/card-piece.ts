import type { PricedProduct } from "@suvarna/contract/catalogue/priced-piece";
import type { Product } from "@suvarna/contract/catalogue/schemas";

/** What a card shows of a product; the rest does not travel with the page. */
export type CardPiece = PricedProduct &
  Pick<
    Product,
    "_id" | "slug" | "name" | "category" | "metal" | "images" | "isAvailable" | "stock"
  >;

/** A card has room for two views. */
const VIEWS = 2;

export function cardPiece(product: Product): CardPiece {
  const { _id, slug, name, category, carat, metal, netWeight } = product;
  const { makingcharge, stoneValue, discountPercent, images, isAvailable, stock } = product;
  return {
    _id,
    slug,
    name,
    category,
    carat,
    metal,
    netWeight,
    makingcharge,
    stoneValue,
    discountPercent,
    images: images.slice(0, VIEWS),
    isAvailable,
    stock,
  };
}
