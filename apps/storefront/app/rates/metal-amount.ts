import { CARATS } from "@suvarna/domain/fineness";
import * as say from "@suvarna/words/here/rates";
import * as z from "zod/mini";
import { parseWeight } from "./parse-entry.ts";

/** The input of both calculators: a metal and its weight, as typed. */
export const MetalAmount = z.object({
  carat: z.enum(CARATS),
  weight: z.string().check(z.refine((typed) => parseWeight(typed) !== null, say.weightInvalid)),
});
