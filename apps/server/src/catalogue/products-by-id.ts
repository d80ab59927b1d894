import type { Product } from "@suvarna/contract/catalogue/schemas";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import type { Db } from "../platform/database.ts";
import { findProductsInOrder } from "./product-rows.ts";
import { wireProduct } from "./wire-product.ts";

/**
 * The products of these ids for the wire, at these rates and in the order of the ids. What was
 * taken out of the catalogue or never was in it is left out.
 */
export async function productsById(
  db: Db,
  ids: readonly string[],
  rates: RatesPerGram,
): Promise<Product[]> {
  const rows = await findProductsInOrder(db, ids);
  return rows.filter((row) => row.removedAt === null).map((row) => wireProduct(row, rates));
}
