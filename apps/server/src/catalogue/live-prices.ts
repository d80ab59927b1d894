import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import type { Db } from "../platform/database.ts";
import { discountedPriceSql } from "./price-sql.ts";
import { isShown } from "./product-rows.ts";
import { products } from "./tables.ts";

/**
 * A subquery for a join, with the price of each piece at these rates, in paise after the product's
 * discount.
 */
export function livePrices(db: Db, rates: RatesPerGram) {
  return db
    .select({ productId: products.id, price: discountedPriceSql(rates).as("live_price") })
    .from(products)
    .where(isShown)
    .as("live_prices");
}
