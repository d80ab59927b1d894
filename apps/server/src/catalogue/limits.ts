import type { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { paise } from "@suvarna/domain/money";

export const MG_PER_GRAM = 1000;
const BP_PER_PERCENT = 100;

/**
 * A range whose limits are both included; a limit of null means that the range is open on this
 * side.
 */
export interface Range {
  readonly least: number | null;
  readonly most: number | null;
}

/** Converts the ranges of a query to the units of the table: paise, milligrams, basis points. */
export function limitsOf(
  query: ProductQuery,
): Readonly<Record<"price" | "weight" | "discount", Range>> {
  const { minPrice, maxPrice, minWeight, maxWeight, minDiscount, maxDiscount } = query;
  const milligrams = (grams: number) => Math.round(grams * MG_PER_GRAM);
  return {
    price: { least: inUnit(minPrice, paise), most: inUnit(maxPrice, paise) },
    weight: { least: inUnit(minWeight, milligrams), most: inUnit(maxWeight, milligrams) },
    discount: {
      least: inUnit(minDiscount, (percent) => Math.ceil(percent * BP_PER_PERCENT)),
      most: inUnit(maxDiscount, (percent) => Math.floor(percent * BP_PER_PERCENT)),
    },
  };
}

function inUnit(amount: number | undefined, convert: (amount: number) => number): number | null {
  return amount === undefined ? null : convert(amount);
}
