import { CARATS } from "@suvarna/domain/fineness";
import { KINDS, OCCASIONS } from "@suvarna/domain/jewellery";
import * as z from "zod/mini";
import { ById, maxCharacters, requiredText } from "../field-schemas.ts";
import { OptionalIdempotencyHeaders } from "../idempotency.ts";
import { IfMatchOrAny } from "../staff/version.ts";
import { Product, Stone } from "./schemas.ts";

const says = {
  name: "Enter a name",
  weight: "Enter a weight in grams, from 0.001 to 10000",
  percent: "Enter a percentage from 0 to 100",
  money: "Enter an amount in rupees",
  picture: "Choose a picture of the shop, such as /pictures/ring-front.jpg",
  stock: "Enter a whole number of pieces, or nothing for made to order",
  collections: "Choose at most 20 collections",
  tags: "Enter at most 40 tags",
};
const Weight = z.number(says.weight).check(z.gte(0.001, says.weight), z.lte(10_000, says.weight));
const Percent = z.number(says.percent).check(z.gte(0, says.percent), z.lte(100, says.percent));
const Stock = z.nullable(z.int(says.stock).check(z.gte(0, says.stock), z.lte(100_000, says.stock)));

/**
 * The address of a picture that the shop itself serves. Pictures of other sites, and files that can
 * run scripts, are refused.
 */
const PictureAddress = z
  .string(says.picture)
  .check(z.regex(/^\/pictures\/[a-z0-9-]{1,100}\.jpg(?:\?v=[\w-]{1,40})?$/, says.picture));

const Pictures = z.array(PictureAddress).check(z.maxLength(20));

/** A piece as staff enter it: weights in grams, money in rupees, shares in percent. */
export const ProductInput = z.object({
  name: requiredText(says.name),
  slug: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, "Use a-z, 0-9 and dashes"))),
  description: z._default(z.string().check(maxCharacters(4000)), ""),
  category: requiredText("Choose a category"),
  carat: z.enum(CARATS, "Choose 24K, 22K, 18K or Silver"),
  metal: z._default(z.enum(["Gold", "Silver"], "Choose Gold or Silver"), "Gold"),
  /**
   * The kind of jewellery. A change that leaves out the kind, the occasions or the collections
   * keeps their old value.
   */
  kind: z.optional(z.enum(KINDS, `Choose a kind: ${KINDS.join(", ")}`)),
  occasions: z.optional(z.array(z.enum(OCCASIONS, `Choose from ${OCCASIONS.join(", ")}`))),
  /** The slugs of the product's collections. */
  collections: z.optional(
    z.array(z.string().check(maxCharacters(64))).check(z.maxLength(20, says.collections)),
  ),
  metalColour: z.optional(z.string().check(maxCharacters(60))),
  netWeight: Weight,
  grossWeight: z.optional(Weight),
  makingcharge: Percent,
  stoneValue: z._default(
    z.number(says.money).check(z.gte(0, says.money), z.lte(1e9, says.money)),
    0,
  ),
  discountPercent: z._default(Percent, 0),
  images: z._default(Pictures, []),
  isAvailable: z._default(z.boolean(), true),
  stock: z._default(Stock, null),
  sizes: z._default(
    z.nullable(
      z
        .array(
          z.object({ size: requiredText("Enter a size", 20), netWeight: Weight, stock: Stock }),
        )
        .check(z.minLength(1), z.maxLength(40)),
    ),
    null,
  ),
  dimensions: z._default(z.nullable(z.string().check(maxCharacters(100))), null),
  /**
   * Whether the piece has room for an engraving. A change that leaves out the field keeps the old
   * value.
   */
  engravable: z.optional(z.boolean()),
  stones: z._default(z.array(Stone), []),
  huid: z._default(
    z.nullable(z.string().check(z.regex(/^[A-Z0-9]{6}$/, "An HUID is six letters or digits"))),
    null,
  ),
  certificate: z._default(z.nullable(z.string().check(maxCharacters(200))), null),
  tags: z._default(
    z.array(z.string().check(maxCharacters(40))).check(z.maxLength(40, says.tags)),
    [],
  ),
  featured: z._default(z.boolean(), false),
  bestSelling: z._default(z.boolean(), false),
  everyday: z._default(z.boolean(), false),
});
export type ProductInput = z.output<typeof ProductInput>;

/**
 * The new values of a piece that is on sale. Orders change its stock while somebody edits it, so a
 * stock that is left out stays as it is. A stock that is stated is set. `stockWas` is the stock that
 * the caller has read: when it is not the current one, the change is refused. Pictures that are
 * left out stay as they are, because they are uploaded apart from the form.
 */
export const ProductReplacement = z.extend(ProductInput, {
  images: z.optional(Pictures),
  stock: z.optional(Stock),
  /** The stock of the piece that the caller has read; of all its sizes together, if it has sizes. */
  stockWas: z.optional(Stock),
  sizes: z._default(
    z.nullable(
      z
        .array(
          z.object({
            size: requiredText("Enter a size", 20),
            netWeight: Weight,
            /** A new size needs a stock. */
            stock: z.optional(Stock),
            stockWas: z.optional(Stock),
          }),
        )
        .check(z.minLength(1), z.maxLength(40)),
    ),
    null,
  ),
});
export type ProductReplacement = z.output<typeof ProductReplacement>;

export const createProduct = {
  summary: "Adds a piece to the catalogue, once for each Idempotency-Key",
  headers: OptionalIdempotencyHeaders,
  body: ProductInput,
  replies: { 201: Product },
};

export const updateProduct = {
  summary:
    "Replaces what is said of a piece. Pictures and a stock that are left out stay; a stock that is stated is set, unless `stockWas` is not the current stock. With `If-Match`, another stock than the current one needs `stockWas`",
  params: ById,
  headers: IfMatchOrAny,
  body: ProductReplacement,
  replies: { 200: Product },
};

export const deleteProduct = {
  summary: "Takes a piece out of the catalogue; past orders keep it",
  params: ById,
  replies: { 204: null },
};

export const createGold = {
  ...createProduct,
  summary:
    "Adds a piece to the catalogue, once for each Idempotency-Key, under the specification's address",
};

export const updateGold = {
  ...updateProduct,
  summary: "Replaces what is said of a piece, under the specification's address",
};

export const deleteGold = {
  ...deleteProduct,
  summary: "Takes a piece out of the catalogue, under the specification's address",
};
