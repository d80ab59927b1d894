import type { PricedProduct } from "@suvarna/contract/catalogue/priced-piece";
import type { Product } from "@suvarna/contract/catalogue/schemas";

/** The fields of a product that a card shows. Other fields are not sent with the page. */
export type CardPiece = PricedProduct &
  Pick<
    Product,
    | "_id"
    | "slug"
    | "name"
    | "category"
    | "categoryName"
    | "metal"
    | "metalColour"
    | "images"
    | "imageGrounds"
    | "isAvailable"
    | "stock"
  >;

/** The largest number of pictures on a card. */
const VIEWS = 3;

export function cardPiece(product: Product): CardPiece {
  const { _id, slug, name, category, categoryName, carat, metal, metalColour, netWeight } = product;
  const { makingcharge, stoneValue, discountPercent, images, imageGrounds, isAvailable, stock } =
    product;
  return {
    _id,
    slug,
    name,
    category,
    ...(categoryName ? { categoryName } : {}),
    carat,
    metal,
    metalColour,
    netWeight,
    makingcharge,
    stoneValue,
    discountPercent,
    images: images.slice(0, VIEWS),
    ...(imageGrounds ? { imageGrounds: imageGrounds.slice(0, VIEWS) } : {}),
    isAvailable,
    stock,
  };
}
