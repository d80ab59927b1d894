import { CARATS } from "@suvarna/domain/fineness";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { type SQL, sql } from "drizzle-orm";
import { products } from "./tables.ts";

/**
 * Today's discounted price of a products row in paise: the formula of the domain's `priceOf` in
 * SQL, so that a listing is sorted and filtered over the whole catalogue; null without a rate. A
 * property test holds the two equal to the paisa.
 *
 * It is whole-number arithmetic: `(a + d / 2) / d` rounds half up. The checks of the tables keep
 * the largest product, rate × weight × making, below 2^63.
 * @param making the making charge in basis points, if it is not that of the row
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
  // Subtracts the discount, rounded half up. Written in this form, the price expression occurs only
  // once.
  return sql`((${price} * (10000 - ${discountBp}) + 4999) / 10000)`.mapWith(Number);
}

function rateOf(rates: RatesPerGram): SQL {
  const cases = CARATS.map((carat) => sql`when ${carat} then ${rates[carat]}::bigint`);
  return sql`case ${products.carat} ${sql.join(cases, sql` `)} end`;
}
