import { CARATS } from "@suvarna/domain/fineness";
import { KINDS, OCCASIONS } from "@suvarna/domain/jewellery";
import { PRICE_FALL_NEEDS } from "@suvarna/domain/staff/approval";
import { PRODUCT_STATES } from "@suvarna/domain/stock-level";
import * as z from "zod/mini";
import { ById, Grams, Id, maxCharacters, oneOfWords, Rupees, Time } from "../field-schemas.ts";
import { OptionalIdempotencyHeaders } from "../idempotency.ts";
import { ApprovalPending } from "../staff/approval.ts";
import { PageQuery, pageOf } from "../staff/list.ts";
import { Chosen, ProductFilter } from "./chosen-products.ts";
import { Stone } from "./schemas.ts";
import { MOST_PIECES, PRODUCT_SORTS, PRODUCT_VIEWS } from "./staff-constants.ts";

const pieces = "Enter a whole number of pieces, or nothing for made to order";
const text = (maxLength: number) => z._default(z.string().check(maxCharacters(maxLength)), "");
const Stock = z.nullable(z.int(pieces).check(z.gte(0, pieces), z.lte(MOST_PIECES, pieces)));
/**
 * A number in a draft, which may be missing or wrong. The server validates it when the product is
 * published.
 */
const draftNumber = z._default(z.nullable(z.number().check(z.gte(-1e9), z.lte(1e9))), null);

/**
 * The content of a product in the editor: weights in grams, money in rupees, shares in percent. A
 * draft may be incomplete; publishing validates it as `ProductInput`. Pictures and HUIDs have their
 * own calls and are not part of the content.
 */
export const ProductContent = z.object({
  name: text(200),
  slug: text(64),
  description: text(4000),
  /** The id of the product's category; empty without a category. */
  category: text(64),
  modelNumber: text(60),
  /** The kind of jewellery, such as `ring`. The kind decides in which measure the sizes are. */
  kind: z._default(z.enum(KINDS, "Choose a kind"), "other"),
  carat: z._default(z.enum(CARATS, "Choose 24K, 22K, 18K or Silver"), "22K"),
  metalColour: text(60),
  netWeight: draftNumber,
  /** The gross weight in grams; null when it equals the net weight. */
  grossWeight: draftNumber,
  makingcharge: draftNumber,
  stoneValue: draftNumber,
  discountPercent: draftNumber,
  isAvailable: z._default(z.boolean(), true),
  /**
   * The stock of a product that is not published. The stock of a published product has its own
   * call.
   */
  stock: z._default(Stock, null),
  /** The sizes. The stock of a size is used only until the size is published. */
  sizes: z._default(
    z
      .array(z.object({ size: text(20), netWeight: draftNumber, stock: z._default(Stock, null) }))
      .check(z.maxLength(40)),
    [],
  ),
  dimensions: text(100),
  /** Whether the piece has room for an engraving. */
  engravable: z._default(z.boolean(), false),
  stones: z._default(z.array(Stone).check(z.maxLength(20)), []),
  occasions: z._default(z.array(z.enum(OCCASIONS, "Choose from the occasions")), []),
  /** The slugs of the product's collections. */
  collections: z._default(z.array(z.string().check(maxCharacters(64))).check(z.maxLength(20)), []),
  certificate: text(200),
  tags: z._default(z.array(z.string().check(maxCharacters(40))).check(z.maxLength(40)), []),
  featured: z._default(z.boolean(), false),
  bestSelling: z._default(z.boolean(), false),
  everyday: z._default(z.boolean(), false),
});
export type ProductContent = z.output<typeof ProductContent>;

/**
 * A product in the list of staff. The price is computed from the product's fields and the newest
 * rates.
 */
export const ListedProduct = z.object({
  _id: Id,
  /** The version of the product, to send as `If-Match` with a change. */
  version: z.string(),
  state: z.enum(PRODUCT_STATES),
  slug: z.string(),
  name: z.string(),
  modelNumber: z.string(),
  /** The address of the first picture; null without a picture. */
  cover: z.nullable(z.string()),
  category: z.string(),
  carat: z.enum(CARATS),
  /** The net weight in grams; null in a draft without a weight. */
  netWeight: z.nullable(Grams),
  /** The making charge in percent of the metal's value; null in a draft without a making charge. */
  makingcharge: z.nullable(z.number()),
  stoneValue: Rupees,
  discountPercent: z.number(),
  /** The stock of all sizes together; null when the product is made to order. */
  stock: z.nullable(z.int()),
  sizes: z.array(z.object({ size: z.string(), netWeight: Grams, stock: z.nullable(z.int()) })),
  isAvailable: z.boolean(),
  inStock: z.boolean(),
  isLow: z.boolean(),
  needsHuid: z.boolean(),
  /** Whether a published product has changes that are not published yet. */
  hasDraft: z.boolean(),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

/** A product with all data that the product editor needs. */
export const StaffProduct = z.extend(ListedProduct, {
  /** The published content, which shoppers see; null for a product that was never published. */
  published: z.nullable(ProductContent),
  /** The draft that is not published yet; null without a draft. */
  draft: z.nullable(
    z.object({
      content: ProductContent,
      savedAt: Time,
      /** The id and the name of the person that saved the draft last. */
      savedBy: z.object({ _id: Id, name: z.nullable(z.string()) }),
    }),
  ),
  /**
   * How far the draft lowers the price of the published product, in percent, and what publishing it
   * needs therefore. All changes of a day count together. Null when no price falls.
   */
  priceFall: z.nullable(z.object({ percent: z.number(), needs: z.enum(PRICE_FALL_NEEDS) })),
  /** The time of the last publication; null for a draft. */
  publishedAt: z.nullable(Time),
  pictures: z.array(z.string()),
  createdAt: Time,
});
export type StaffProduct = z.infer<typeof StaffProduct>;

export const listStaffProducts = {
  summary:
    "The shop's products with drafts and archived ones, by a saved view and filters. The total is counted up to 10,000",
  query: z.extend(PageQuery, {
    ...ProductFilter,
    sort: z._default(oneOfWords(PRODUCT_SORTS, "Sort by"), "name"),
  }),
  replies: {
    200: z.extend(pageOf(ListedProduct), {
      /** Whether the list has more products than `total`, which is counted up to a maximum. */
      totalIsCapped: z.boolean(),
    }),
  },
};
export type ProductListQuery = z.output<typeof listStaffProducts.query>;

export const countStaffProducts = {
  summary: "How many products each saved view has, counted up to 10,000",
  replies: { 200: z.object({ counts: z.record(z.enum(PRODUCT_VIEWS), z.int()) }) },
};

/**
 * The version of the product that the caller has seen. Without it the server does not check for a
 * concurrent change.
 */
export const IfMatch = z.object({ "if-match": z.optional(z.string().check(maxCharacters(100))) });
const one = { replies: { 200: StaffProduct } };

export const getStaffProduct = { summary: "One product with its draft", params: ById, ...one };

export const createDraft = {
  summary: "Starts a product as a draft, which shoppers do not see, once for each Idempotency-Key",
  headers: OptionalIdempotencyHeaders,
  body: ProductContent,
  replies: { 201: StaffProduct },
};

export const saveDraft = {
  summary: "Keeps changes of a product as a draft. Nothing in the shop changes",
  params: ById,
  headers: IfMatch,
  body: ProductContent,
  ...one,
};

export const discardDraft = {
  summary: "Drops the draft of a published product",
  params: ById,
  headers: IfMatch,
  ...one,
};

export const publishProduct = {
  summary:
    "Checks the draft and publishes it: the shop shows it at once. A price that falls needs a fresh proof; one that falls very far waits for a second person (202)",
  params: ById,
  headers: IfMatch,
  replies: { 200: StaffProduct, 202: ApprovalPending },
};

export const duplicateProduct = {
  summary:
    "Makes a draft with what another product says, without its pieces and stock, once for each Idempotency-Key",
  params: ById,
  headers: OptionalIdempotencyHeaders,
  replies: { 201: StaffProduct },
};

export const archiveProduct = {
  summary: "Takes a product out of the shop; past orders keep it. A draft is archived as well",
  params: ById,
  headers: IfMatch,
  ...one,
};

export const restoreProduct = {
  summary: "Brings an archived product back as it was",
  params: ById,
  headers: IfMatch,
  ...one,
};

export const changeStock = {
  summary: "Sets the stock of a product or of one of its sizes, in the shop at once",
  params: ById,
  headers: IfMatch,
  body: z.object({
    /** The size; null for a product without sizes. */
    size: z._default(z.nullable(z.string().check(maxCharacters(20))), null),
    /** The new stock; null when the product is made to order. */
    stock: Stock,
    /**
     * The stock that the caller has seen. If it differs from the current stock, a piece was sold or
     * returned in the meantime.
     */
    was: Stock,
  }),
  ...one,
};

export const changeAvailabilityOfMany = {
  summary: "Puts many products on sale, or takes them off sale, whatever their stock",
  body: z.object({ chosen: Chosen, isAvailable: z.boolean() }),
  replies: { 200: z.object({ products: z.int() }) },
};
