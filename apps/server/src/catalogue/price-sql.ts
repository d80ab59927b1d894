import { CARATS } from "@suvarna/domain/fineness";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { type SQL, sql } from "drizzle-orm";
import { products } from "./tables.ts";

/**
 * SQL expression for the discounted price of a products row at these rates, in paise; null without
 * a rate. It is the formula of the domain's `priceOf` in SQL, so that the database can sort and
 * filter the whole catalogue by price. A property test compares both formulas to the paisa.
 *
 * The formula uses integer arithmetic: `(a + d / 2) / d` rounds half up. The check constraints of
 * the tables keep the largest product, rate × weight × making, below 2^63.
 * @param making the making charge in basis points; by default the making charge of the row
 */
export function discountedPriceSql(
  rates: RatesPerGram,
  making: SQL = sql`${products.makingChargeBp}`,
): SQL<number | null> {
  const rate = rateOf(rates);
  const { netWeightMg, stoneValuePaise, discountBp } = products;
  const metalValue = sql`((${rate} * ${netWeightMg} + 500) / 1000)`;
  const makingCharge = sql`((${rate} * ${netWeightMg} * ${making} + 5000000) / 10000000)`;
  const price = sql`(${metalValue} + ${makingCharge} + ${stoneValuePaise})`;
  // Subtracts the discount, whose amount is rounded half up. This form contains the price
  // expression only once.
  return sql`((${price} * (10000 - ${discountBp}) + 4999) / 10000)`.mapWith(Number);
}

function rateOf(rates: RatesPerGram): SQL {
  const cases = CARATS.map((carat) => sql`when ${carat} then ${rates[carat]}::bigint`);
  return sql`case ${products.carat} ${sql.join(cases, sql` `)} end`;
}
