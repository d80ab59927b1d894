import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { enteredWeight } from "./entered.ts";

/** What both calculators ask: which metal, and how much of it, as it is written. */
export const MetalAmount = z.object({
  carat: z.enum(CARATS),
  weight: z
    .string()
    .check(
      z.refine((typed) => enteredWeight(typed) !== null, "Enter a weight in grams, such as 8.45"),
    ),
});
