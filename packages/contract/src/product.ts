import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { Grams, Id, Rupees, Time } from "./wire.ts";

export const Stone = z.object({ kind: z.string(), count: z.number(), carats: z.number() });

/** A size in which a piece comes, where the size changes the weight and so the price. */
export const ProductSize = z.object({
  size: z.string(),
  netWeight: Grams,
  /** Null: made to order, any number can be had. */
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
 * A piece. `price` is today's price before discount, `discountedPrice` after it (equal when there
 * is none); both and `priceDetails` are null while its grade has no valid rate.
 */
export const Product = z.object({
  _id: Id,
  name: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  category: z.string(),
  categoryId: Id,
  carat: z.enum(CARATS),
  metal: z.string(),
  metalColour: z.string(),
  netWeight: Grams,
  grossWeight: Grams,
  weight: Grams,
  /** Percent on the metal value. */
  makingcharge: z.number(),
  /** What the stones cost, in rupees. */
  stoneValue: Rupees,
  /** Percent off the price. */
  discountPercent: z.number(),
  coverImage: z.string(),
  images: z.array(z.string()),
  image: z.string(),
  price: z.nullable(Rupees),
  discountedPrice: z.nullable(Rupees),
  priceDetails: z.nullable(PriceDetails),
  isAvailable: z.boolean(),
  stock: z.nullable(z.number()),
  sizes: z.nullable(z.array(ProductSize)),
  dimensions: z.nullable(z.string()),
  stones: z.array(Stone),
  spin: z.nullable(z.array(z.string())),
  model: z.nullable(z.string()),
  huid: z.nullable(z.string()),
  certificate: z.nullable(z.string()),
  origin: z.string(),
  tags: z.array(z.string()),
  createdAt: Time,
  updatedAt: Time,
});
export type Product = z.infer<typeof Product>;
