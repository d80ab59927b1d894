import type { Product } from "@suvarna/contract/catalogue/schemas";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import type { Db } from "../platform/database.ts";
import { findProductsInOrder } from "./product-rows.ts";
import { serializeProduct } from "./serialize-product.ts";

/**
 * Returns the products with these ids in the format of the API, priced at these rates, in the order
 * of the ids. Removed and unknown products are left out.
 * @param language the code of the language of the texts; null for the original texts
 */
export async function productsById(
  db: Db,
  ids: readonly string[],
  rates: RatesPerGram,
  language: string | null = null,
): Promise<Product[]> {
  const rows = await findProductsInOrder(db, ids, language);
  return rows.filter((row) => row.removedAt === null).map((row) => serializeProduct(row, rates));
}
