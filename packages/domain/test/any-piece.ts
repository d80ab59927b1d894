import * as fc from "fast-check";
import { CARATS } from "../src/fineness.ts";
import type { PricedPiece } from "../src/price.ts";
import type { RatesPerGram } from "../src/rate-sheet.ts";

const FIVE_LAKH_RUPEES = 5_00_000_00;
const TEN_KILOGRAMS = 10_000_000;

const anyRate = fc.integer({ min: 1, max: FIVE_LAKH_RUPEES });

/** Arbitrary rates, also far outside of what a market would have. */
export const anyRates: fc.Arbitrary<RatesPerGram> = fc.record({
  "24K": anyRate,
  "22K": anyRate,
  "18K": anyRate,
  Silver: anyRate,
});

/** An arbitrary piece of up to ten kilograms, with any making charge, stones and discount. */
export const anyPiece: fc.Arbitrary<PricedPiece> = fc.record({
  carat: fc.constantFrom(...CARATS),
  netWeightMg: fc.integer({ min: 1, max: TEN_KILOGRAMS }),
  makingChargeBp: fc.integer({ min: 0, max: 10_000 }),
  stoneValuePaise: fc.integer({ min: 0, max: 100_00_000_00 }),
  discountBp: fc.integer({ min: 0, max: 10_000 }),
});
