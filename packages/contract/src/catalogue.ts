import { CARATS, caratNamed } from "@suvarna/domain/fineness";
import { paise } from "@suvarna/domain/money";
import type { PricedPiece } from "@suvarna/domain/price";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Product } from "./product.ts";
import { Id, oneOf, queryFlag, queryInteger, queryList, queryNumber, Rupees } from "./wire.ts";

export type { Product, ProductSize } from "./product.ts";

/** The fields of a product that make its price. */
export type PricedProduct = Pick<
  Product,
  "carat" | "netWeight" | "makingcharge" | "stoneValue" | "discountPercent"
> &
  Partial<Pick<Product, "sizes">>;

/** What the price function needs of a piece on the wire; `size` takes that size's weight. */
export function pricedPiece(product: PricedProduct, size?: string | null): PricedPiece {
  const sized = size ? product.sizes?.find((candidate) => candidate.size === size) : undefined;
  return {
    carat: product.carat,
    netWeightMg: Math.round((sized?.netWeight ?? product.netWeight) * 1000),
    makingChargeBp: Math.round(product.makingcharge * 100),
    stoneValuePaise: paise(product.stoneValue),
    discountBp: Math.round(product.discountPercent * 100),
  };
}

const limit = z._default(queryInteger(1, 100, "Use a limit from 1 to 100"), 60);

export const listProducts = endpoint({
  method: "GET",
  path: "/gold",
  summary: "Pieces of a kind: featured, best selling, everyday, or of a category",
  auth: "public",
  shared: true,
  query: z.object({
    featured: z.optional(queryFlag),
    bestSelling: z.optional(queryFlag),
    everyday: z.optional(queryFlag),
    category: z.optional(z.string("Choose one category")),
    limit,
  }),
  replies: { 200: z.array(Product) },
  errors: [],
});

export const SORTS = [
  "featured",
  "newest",
  "price-asc",
  "price-desc",
  "weight-asc",
  "weight-desc",
] as const;
export type Sort = (typeof SORTS)[number];

const amount = queryNumber(0, 1e9, "Use an amount in rupees");
const discount = queryNumber(0, 100, "Use a discount in percent, from 0 to 100");
const weightSays = "Use a weight in grams, from 0 to 10000, with at most three decimals";
const weight = queryNumber(0, 10_000, weightSays).check(z.multipleOf(0.001, weightSays));
const SearchWords = z
  .string("Search for one text")
  .check(z.trim(), z.maxLength(100, "Search for at most 100 characters"));

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
  /** With it, `featured` sorts the best match first. */
  q: z.optional(SearchWords),
  /** By the price after discount; both limits are included, here and by weight. */
  minPrice: z.optional(amount),
  maxPrice: z.optional(amount),
  /** By the net weight. */
  minWeight: z.optional(weight),
  maxWeight: z.optional(weight),
  /** By the discount in percent; both limits are included. */
  minDiscount: z.optional(discount),
  maxDiscount: z.optional(discount),
  available: z.optional(queryFlag),
  sort: z._default(oneOf(SORTS, "Sort by"), "featured"),
});
export type ProductQuery = z.output<typeof ProductQuery>;

const Counts = z.array(z.object({ value: z.string(), count: z.number() }));

export const ProductPage = z.object({
  products: z.array(Product),
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  totalPages: z.number(),
  /**
   * How many pieces each choice of a filter has, within the other filters; of prices and weights
   * by the `value` of the bands in `bands.ts`.
   */
  facets: z.object({
    category: Counts,
    carat: Counts,
    metal: Counts,
    availability: Counts,
    price: Counts,
    weight: Counts,
  }),
});
export type ProductPage = z.infer<typeof ProductPage>;

export const pageProducts = endpoint({
  method: "GET",
  path: "/gold/products/paginated",
  summary: "The catalogue, filtered, sorted by today's prices, in pages",
  auth: "public",
  shared: true,
  query: ProductQuery,
  replies: { 200: ProductPage },
  errors: [],
});

/** What is offered while a shopper types: the best matches, and categories of such a title. */
export const Suggestions = z.object({
  products: z.array(
    z.object({
      _id: Id,
      slug: z.string(),
      name: z.string(),
      image: z.string(),
      /** As in a product: before discount and after it; null without a valid rate. */
      price: z.nullable(Rupees),
      discountedPrice: z.nullable(Rupees),
    }),
  ),
  categories: z.array(z.object({ _id: Id, title: z.string() })),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const suggest = endpoint({
  method: "GET",
  path: "/search/suggest",
  summary: "Up to six pieces and three categories for what a shopper types",
  auth: "public",
  shared: true,
  query: z.object({ q: z._default(SearchWords, "") }),
  replies: { 200: Suggestions },
  errors: [],
});

export const getProduct = endpoint({
  method: "GET",
  path: "/gold/:id",
  summary: "One piece, by its id or slug",
  auth: "public",
  shared: true,
  params: z.object({ id: Id }),
  replies: { 200: Product },
  errors: ["product_not_found"],
});

/** `goldPurity` is what the specification's page shows as Size. Weights in grams. */
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

export const getShopDetails = endpoint({
  method: "GET",
  path: "/shopdetails",
  summary: "What the shop says of a piece beyond its price",
  auth: "public",
  shared: true,
  query: z.object({ productId: z.optional(Id) }),
  replies: { 200: z.array(ShopDetails) },
  errors: [],
});

const related = {
  method: "GET",
  auth: "public",
  shared: true,
  replies: { 200: z.array(Product) },
  errors: [],
} as const;

export const getRelated = endpoint({
  ...related,
  path: "/related/:productId",
  summary: "Pieces that go with a piece, never the piece itself",
  params: z.object({ productId: Id }),
});

export const getRelatedByQuery = endpoint({
  ...related,
  path: "/related/",
  summary: "Pieces that go with a piece, under the older address",
  query: z.object({ productId: z.optional(Id) }),
});

export const Category = z.object({
  _id: Id,
  title: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image: z.string(),
  count: z.number(),
});
export type Category = z.infer<typeof Category>;

export const listCategories = endpoint({
  method: "GET",
  path: "/category/getAllCategory",
  summary: "The categories, with how many pieces each has",
  auth: "public",
  shared: true,
  replies: { 200: z.array(Category) },
  errors: [],
});
