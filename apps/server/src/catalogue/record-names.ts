import { eq, inArray, sql } from "drizzle-orm";
import { isId } from "../platform/ids.ts";
import type { RecordNames } from "../platform/record-names.ts";
import { collections } from "./collection-tables.ts";
import { hallmarkedPieces } from "./desk-tables.ts";
import { categories, productDetails, products } from "./tables.ts";

/**
 * The names of products, categories and collections, for the audit log and the requests for
 * approval. A piece is logged with its product's id.
 */
export const catalogueNames: RecordNames = {
  of: ["product", "products", "piece", "category", "collection"],
  async namesOf(db, ids) {
    const known = ids.filter(isId);
    const names = await Promise.all([
      db
        .select({ id: products.id, name: products.name })
        .from(products)
        .where(inArray(products.id, known)),
      db
        .select({ id: categories.id, name: categories.title })
        .from(categories)
        .where(inArray(categories.id, known)),
      db
        .select({ id: collections.id, name: collections.title })
        .from(collections)
        .where(inArray(collections.id, known)),
    ]);
    return new Map(names.flat().map(({ id, name }) => [id, name]));
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
