import { CARATS, caratNamed } from "@suvarna/domain/fineness";
import { COLOURS, KINDS, OCCASIONS } from "@suvarna/domain/jewellery";
import * as z from "zod/mini";
import {
  ById,
  Grams,
  Id,
  oneOfWords,
  queryFlag,
  queryInteger,
  queryList,
  queryNumber,
  Rupees,
  Time,
} from "../field-schemas.ts";
import { SORTS } from "./constants.ts";
import { Facets } from "./facet-schemas.ts";
import { LiveQuery } from "./live-query.ts";

export const Stone = z.object({ kind: z.string(), count: z.number(), carats: z.number() });

/** A size of a product whose weight, and therefore price, depends on the size. */
export const ProductSize = z.object({
  size: z.string(),
  netWeight: Grams,
  /** The stock of the size; null if the size is made to order, in any number. */
  stock: z.nullable(z.number()),
  isAvailable: z.boolean(),
  price: z.nullable(Rupees),
  discountedPrice: z.nullable(Rupees),
});
export type ProductSize = z.infer<typeof ProductSize>;

export const PriceDetails = z.object({
  totalPrice: Rupees,
  pricePerGram: Rupees,
  metalValue: Rupees,
  makingCharge: Rupees,
  stoneValue: Rupees,
  discount: Rupees,
});

/**
 * A product. `price` is today's price before the discount, and `discountedPrice` the price after
 * the discount (both are equal without a discount). Both prices and `priceDetails` are null while
 * the grade has no valid rate, and in a reply without live prices.
 */
export const Product = z.object({
  _id: Id,
  name: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  category: z.string(),
  /**
   * The category's name in the language of the call; left out when the call names no language.
   * Addresses contain the category's title, which has no language.
   */
  categoryName: z.optional(z.string()),
  categoryId: Id,
  carat: z.enum(CARATS),
  metal: z.string(),
  /** The colour of the metal, in the shop's own words. */
  metalColour: z.string(),
  kind: z.enum(KINDS),
  /** The colour of the metal as one of the colours by which shoppers filter. */
  colour: z.enum(COLOURS),
  netWeight: Grams,
  grossWeight: Grams,
  weight: Grams,
  /** The making charge in percent of the metal's value. */
  makingcharge: z.number(),
  /** The price of the stones, in rupees. */
  stoneValue: Rupees,
  /** The product's own discount, in percent of the price. */
  discountPercent: z.number(),
  coverImage: z.string(),
  images: z.array(z.string()),
  /**
   * The alternative texts that staff have written for `images`, in the same order. For an empty
   * text the shop uses a text made from the name. The field is left out when there are no texts.
   */
  imageAlts: z.optional(z.array(z.string())),
  /**
   * The colours of the pictures' borders as `#rrggbb`, in the order of `images`. A page shows a
   * picture's colour until the picture has arrived. The text is empty for a picture that the shop
   * has not prepared, and the field is left out when no colour is known.
   */
  imageGrounds: z.optional(z.array(z.string())),
  image: z.string(),
  price: z.nullable(Rupees),
  discountedPrice: z.nullable(Rupees),
  priceDetails: z.nullable(PriceDetails),
  isAvailable: z.boolean(),
  stock: z.nullable(z.number()),
  sizes: z.nullable(z.array(ProductSize)),
  dimensions: z.nullable(z.string()),
  /** The dimensions in the language of the call; left out when the call names no language. */
  dimensionsText: z.optional(z.nullable(z.string())),
  /** Whether the piece has room for an engraving. */
  engravable: z.boolean(),
  stones: z.array(Stone),
  /** The kinds of the piece's stones in lower case, each kind once. */
  stoneKinds: z.array(z.string()),
  occasions: z.array(z.enum(OCCASIONS)),
  /** The slugs of the collections to which the piece belongs. */
  collections: z.array(z.string()),
  spin: z.nullable(z.array(z.string())),
  model: z.nullable(z.string()),
  huid: z.nullable(z.string()),
  certificate: z.nullable(z.string()),
  /** The certificate in the language of the call; left out when the call names no language. */
  certificateText: z.optional(z.nullable(z.string())),
  origin: z.string(),
  tags: z.array(z.string()),
  createdAt: Time,
  updatedAt: Time,
});
export type Product = z.infer<typeof Product>;

const limit = z._default(queryInteger(1, 100, "Use a limit from 1 to 100"), 60);

export const listProducts = {
  summary: "Pieces of a kind: featured, best selling, everyday, or of a category",
  query: z.object({
    featured: z.optional(queryFlag),
    bestSelling: z.optional(queryFlag),
    everyday: z.optional(queryFlag),
    category: z.optional(z.string("Choose one category")),
    limit,
  }),
  replies: { 200: z.array(Product) },
};

const amount = queryNumber(0, 1e9, "Use an amount in rupees");
const discount = queryNumber(0, 100, "Use a discount in percent, from 0 to 100");
const weightMessage = "Use a weight in grams, from 0 to 10000, with at most three decimals";
const weight = queryNumber(0, 10_000, weightMessage).check(z.multipleOf(0.001, weightMessage));
export const SearchWords = z
  .string("Search for one text")
  .check(z.trim(), z.maxLength(100, "Search for at most 100 characters"));

/** A query parameter with several codes of a list. A piece with any of these codes is found. */
function queryChoices<Value extends string>(values: readonly Value[], prompt: string) {
  return z.pipe(queryList, z.array(z.enum(values, `${prompt} ${values.join(", ")}`)));
}

export const ProductQuery = z.object({
  page: z._default(queryInteger(1, 100_000, "Use a page from 1 on"), 1),
  limit: z._default(queryInteger(1, 100, "Use a limit from 1 to 100"), 12),
  category: z.optional(queryList),
  carat: z.optional(
    z.pipe(
      z.pipe(
        queryList,
        z.transform((names) => names.map(caratNamed)),
      ),
      z.array(z.enum(CARATS, "Choose 24K, 22K, 18K or Silver")),
    ),
  ),
  metal: z.optional(queryList),
  kind: z.optional(queryChoices(KINDS, "Choose kinds of")),
  colour: z.optional(queryChoices(COLOURS, "Choose colours of")),
  /** Kinds of stones, such as `ruby`, in upper or lower case. */
  stone: z.optional(queryList),
  occasion: z.optional(queryChoices(OCCASIONS, "Choose occasions of")),
  /** The slugs of collections. */
  collection: z.optional(queryList),
  /** Search words. With them, `featured` sorts the best match first. */
  q: z.optional(SearchWords),
  /** The lowest and the highest price after discount. Both limits are included. */
  minPrice: z.optional(amount),
  maxPrice: z.optional(amount),
  /** The lowest and the highest price with GST. Both limits are included. */
  minPayable: z.optional(amount),
  maxPayable: z.optional(amount),
  /** The lowest and the highest net weight. Both limits are included. */
  minWeight: z.optional(weight),
  maxWeight: z.optional(weight),
  /** The lowest and the highest discount in percent. Both limits are included. */
  minDiscount: z.optional(discount),
  maxDiscount: z.optional(discount),
  available: z.optional(queryFlag),
  sort: z._default(oneOfWords(SORTS, "Sort by"), "featured"),
});
export type ProductQuery = z.output<typeof ProductQuery>;

export const ProductPage = z.object({
  products: z.array(Product),
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  totalPages: z.number(),
  facets: Facets,
});
export type ProductPage = z.infer<typeof ProductPage>;

export const pageProducts = {
  summary: "The catalogue, filtered, sorted by today's prices, in pages",
  query: z.extend(ProductQuery, LiveQuery.shape),
  replies: { 200: ProductPage },
};

export const getProduct = {
  summary: "One piece, by its id or slug",
  params: ById,
  query: LiveQuery,
  replies: { 200: Product },
};

/**
 * The details of a product as the specification of this shop names them. `goldPurity` is the value
 * that the product page labels Size. Weights are in grams.
 */
export const ShopDetails = z.object({
  productId: z.nullable(Id),
  modelNumber: z.string(),
  style: z.string(),
  certificate: z.string(),
  goldPurity: z.string(),
  totalWeight: z.string(),
  setIncludes: z.array(z.string()),
  occasion: z.array(z.string()),
  designTheme: z.array(z.string()),
  finish: z.string(),
  description: z.string(),
});
export type ShopDetails = z.infer<typeof ShopDetails>;

export const getShopDetails = {
  summary: "What the shop says of a piece beyond its price",
  query: z.object({ productId: z.optional(Id) }),
  replies: { 200: z.array(ShopDetails) },
};

export const getRelated = {
  summary: "Pieces that go with a piece, never the piece itself",
  params: z.object({ productId: Id }),
  query: LiveQuery,
  replies: { 200: z.array(Product) },
};

export const getRelatedByQuery = {
  summary: "Pieces that go with a piece, under the older address",
  query: z.object({ productId: z.optional(Id) }),
  replies: { 200: z.array(Product) },
};

export const Category = z.object({
  _id: Id,
  title: z.string(),
  /** The title in the language of the call. */
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image: z.string(),
  /** The colour of the picture's border as `#rrggbb`; empty if the colour is not known. */
  ground: z.string(),
  count: z.number(),
});
export type Category = z.infer<typeof Category>;

/** The catalogue's menu, with the number of pieces of each entry. Empty entries are left out. */
export const Menu = z.object({
  /** The number of all pieces in the catalogue. */
  total: z.number(),
  /**
   * The kinds of jewellery in the order in which the shop lists them, each with the picture of its
   * first piece and the colour of this picture's border, which is empty if the colour is not known.
   */
  kinds: z.array(
    z.object({ kind: z.enum(KINDS), count: z.number(), image: z.string(), ground: z.string() }),
  ),
  metals: z.array(z.object({ carat: z.enum(CARATS), colour: z.enum(COLOURS), count: z.number() })),
  /** The kinds of stones, the most frequent kind first. */
  stones: z.array(z.object({ stone: z.string(), count: z.number() })),
  occasions: z.array(z.object({ occasion: z.enum(OCCASIONS), count: z.number() })),
  /** The categories in the shop's order. `name` is the title in the language of the call. */
  categories: z.array(z.object({ title: z.string(), name: z.string() })),
});
export type Menu = z.infer<typeof Menu>;

export const getMenu = {
  summary: "The kinds, metals, stones, occasions and categories that the catalogue has pieces of",
  replies: { 200: Menu },
};

export const listCategories = {
  summary: "The categories, with how many pieces each has",
  replies: { 200: z.array(Category) },
};
