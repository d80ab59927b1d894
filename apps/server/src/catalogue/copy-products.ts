import { HALLMARKED_FROM_MG } from "@suvarna/domain/huid";
import { copyRows } from "../platform/copy-rows.ts";
import type { Db } from "../platform/database.ts";
import { type NewProduct, rowsOf, titlesById } from "./add-products.ts";
import { totalStock } from "./serialize-product.ts";
import { productDetails, productSizes, products } from "./tables.ts";

/**
 * Inserts products with their sizes and details into a PostgreSQL server by COPY, for tools that
 * fill a database. The products may not have HUIDs, and their collections must exist. The caller
 * must add the words for the correction of misspelt searches afterwards, by `keepSearchWords`.
 * @returns their ids, in the order of the products
 */
export async function copyProducts(
  server: { readonly db: Db; readonly url: string },
  added: readonly NewProduct[],
): Promise<string[]> {
  const rows = rowsOf(added, await titlesById(server.db));
  const marked = rows.products.map((row, place) => ({
    ...row,
    ...stockMarksOf(added[place] as NewProduct),
  }));
  await copyRows(server.url, [
    { table: products, rows: marked },
    { table: productSizes, rows: rows.sizes },
    { table: productDetails, rows: rows.details },
  ]);
  return marked.map(({ id }) => id);
}

/**
 * Computes the columns that `updateStockMarks` would compute, for a product without hallmarked
 * pieces.
 */
function stockMarksOf({ stock = null, sizes, metal, netWeightMg }: NewProduct) {
  const piecesLeft = totalStock({ stock, sizes: [...sizes] });
  const needsHuid =
    metal === "Gold" && netWeightMg >= HALLMARKED_FROM_MG && piecesLeft !== null && piecesLeft > 0;
  return { piecesLeft, needsHuid };
}
