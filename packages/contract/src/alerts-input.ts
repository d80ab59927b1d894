import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { Id } from "./wire.ts";

const belowSays = "Enter a price in rupees, such as 12,000";
const HIGHEST_RUPEES = 100_000_000;

/** Rupees with at most two decimals, as a person writes them: `12,000` or `₹ 12000.50`. */
export const PriceBelow = z.pipe(
  z.pipe(
    z.union([z.number(belowSays), z.string(belowSays)]),
    z.transform((said) => (typeof said === "number" ? said : readRupees(said))),
  ),
  z
    .number(belowSays)
    .check(z.gt(0, belowSays), z.lte(HIGHEST_RUPEES, belowSays), z.multipleOf(0.01, belowSays)),
);

function readRupees(text: string): number {
  const digits = text.replace(/[₹,\s]/g, "");
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** "Tell me when 22K falls below ...", or a piece of the catalogue: one of the two. */
export const NewAlert = z
  .object({
    carat: z.optional(z.enum(CARATS, "Choose 24K, 22K, 18K or Silver")),
    productId: z.optional(Id),
    below: PriceBelow,
  })
  .check(
    z.refine(({ carat, productId }) => (carat === undefined) !== (productId === undefined), {
      error: "Choose a carat or a piece",
      path: ["carat"],
    }),
  );
