import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Product, Stone } from "./product.ts";
import { Id, requiredText } from "./wire.ts";

const says = {
  name: "Enter a name",
  weight: "Enter a weight in grams, from 0.001 to 10000",
  percent: "Enter a percentage from 0 to 100",
  money: "Enter an amount in rupees",
  stock: "Enter a whole number of pieces, or nothing for made to order",
};
const Weight = z.number(says.weight).check(z.gte(0.001, says.weight), z.lte(10_000, says.weight));
const Percent = z.number(says.percent).check(z.gte(0, says.percent), z.lte(100, says.percent));
const Stock = z.nullable(z.int(says.stock).check(z.gte(0, says.stock), z.lte(100_000, says.stock)));

/** What staff say of a piece; weights in grams, money in rupees, shares in percent. */
export const ProductInput = z.object({
  name: requiredText(says.name),
  slug: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, "Use a-z, 0-9 and dashes"))),
  description: z._default(z.string().check(z.maxLength(4000)), ""),
  category: requiredText("Choose a category"),
  carat: z.enum(CARATS, "Choose 24K, 22K, 18K or Silver"),
  metal: z._default(z.enum(["Gold", "Silver"], "Choose Gold or Silver"), "Gold"),
  metalColour: z.optional(z.string().check(z.maxLength(60))),
  netWeight: Weight,
  grossWeight: z.optional(Weight),
  makingcharge: Percent,
  stoneValue: z._default(z.number(says.money).check(z.gte(0), z.lte(1e9)), 0),
  discountPercent: z._default(Percent, 0),
  images: z._default(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(20)), []),
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
  dimensions: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  stones: z._default(z.array(Stone), []),
  huid: z._default(
    z.nullable(z.string().check(z.regex(/^[A-Z0-9]{6}$/, "An HUID is six letters or digits"))),
    null,
  ),
  certificate: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  tags: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40)), []),
  featured: z._default(z.boolean(), false),
  bestSelling: z._default(z.boolean(), false),
  everyday: z._default(z.boolean(), false),
});
export type ProductInput = z.output<typeof ProductInput>;

export const createProduct = endpoint({
  method: "POST",
  path: "/gold",
  summary: "Adds a piece to the catalogue",
  auth: "staff",
  body: ProductInput,
  replies: { 201: Product },
  errors: ["slug_taken"],
});

export const updateProduct = endpoint({
  method: "PUT",
  path: "/gold/:id",
  summary: "Replaces what is said of a piece",
  auth: "staff",
  params: z.object({ id: Id }),
  body: ProductInput,
  replies: { 200: Product },
  errors: ["product_not_found", "slug_taken"],
});

export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/gold/:id",
  summary: "Takes a piece out of the catalogue; past orders keep it",
  auth: "staff",
  params: z.object({ id: Id }),
  replies: { 204: null },
  errors: ["product_not_found"],
});
