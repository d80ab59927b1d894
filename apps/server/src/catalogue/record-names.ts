import { eq, inArray, sql } from "drizzle-orm";
import { isId } from "../platform/ids.ts";
import type { RecordNames } from "../platform/record-names.ts";
import { hallmarkedPieces } from "./desk-tables.ts";
import { productDetails, products } from "./tables.ts";

/** The names of products, for the page of the audit log. A piece is logged with its product's id. */
export const productNames: RecordNames = {
  of: ["product", "piece"],
  async namesOf(db, ids) {
    const rows = await db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, ids.filter(isId)));
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  async find(db, code) {
    const sign = code.trim().toUpperCase();
    // Three reads, because each can use the index of its table.
    const names = await Promise.all([
      db
        .select({ id: productDetails.productId })
        .from(productDetails)
        .where(eq(sql`upper(${productDetails.modelNumber})`, sign)),
      db
        .select({ id: hallmarkedPieces.productId })
        .from(hallmarkedPieces)
        .where(eq(hallmarkedPieces.huid, sign)),
      db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.slug, code.trim().toLowerCase())),
    ]);
    return names.flat().map(({ id }) => id);
  },
};
