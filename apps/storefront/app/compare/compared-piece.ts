import type { PricedProduct } from "@suvarna/contract/catalogue/priced-piece";
import type { Product } from "@suvarna/contract/catalogue/schemas";
import * as language from "@suvarna/words/here/language";

/** The fields of a product that the comparison shows. Other fields are not sent with the page. */
export type ComparedPiece = PricedProduct & {
  /** The dimensions in the language of the page; `dimensions` is the text that the drawing reads. */
  readonly dimensionsText: string | null;
} & Pick<
    Product,
    | "_id"
    | "slug"
    | "name"
    | "kind"
    | "engravable"
    | "metal"
    | "metalColour"
    | "images"
    | "grossWeight"
    | "stones"
    | "dimensions"
    | "certificate"
    | "huid"
    | "sizes"
    | "stock"
    | "isAvailable"
  >;

export function comparedPiece(product: Product): ComparedPiece {
  const { _id, slug, name, kind, engravable, carat, metal, metalColour, netWeight, grossWeight } =
    product;
  const { makingcharge, stoneValue, discountPercent, stones } = product;
  const { huid, sizes, stock, isAvailable } = product;
  const images = product.images.slice(0, 1);
  return {
    _id,
    slug,
    name,
    kind,
    engravable,
    carat,
    metal,
    metalColour,
    netWeight,
    grossWeight,
    makingcharge,
    stoneValue,
    discountPercent,
    stones,
    dimensions: product.dimensions,
    dimensionsText: language.dimensionsOf(product),
    certificate: language.certificateOf(product),
    huid,
    sizes,
    stock,
    isAvailable,
    images,
  };
}
