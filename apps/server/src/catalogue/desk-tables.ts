import type { ProductContent } from "@suvarna/contract/catalogue/staff-products-schemas";
import type { PriceBasis } from "@suvarna/domain/price-fall";
import type { PieceState } from "@suvarna/domain/stock-level";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, milligrams, time } from "../platform/columns.ts";
import { products } from "./tables.ts";

/**
 * The table of changes to products that staff have saved and not yet published, at most one draft
 * for each product.
 */
export const productDrafts = pgTable("product_drafts", {
  productId: uuid()
    .primaryKey()
    .references(() => products.id),
  content: jsonb().$type<ProductContent>().notNull(),
  savedAt: time().notNull(),
  savedBy: uuid().notNull(),
});

/**
 * The table of what determined the prices of products before staff began to lower them. Each later
 * change of a day is compared with it too, so that many small falls count as one large fall.
 */
export const priceMarks = pgTable("price_marks", {
  productId: uuid()
    .primaryKey()
    .references(() => products.id),
  basis: jsonb().$type<PriceBasis>().notNull(),
  /** The time of the first change that lowered the price. */
  since: time().notNull(),
});

/** The table of hallmarked pieces that the shop has or has sold. Each piece has its own HUID. */
export const hallmarkedPieces = pgTable(
  "hallmarked_pieces",
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    huid: text().notNull().unique(),
    /** The size of the piece; null for a product without sizes. */
    size: text(),
    /** The weighed net weight in milligrams; null while it is unknown. */
    netWeightMg: milligrams(),
    /** The place where the shop stores the piece, in the words of staff. */
    place: text().notNull().default(""),
    state: text().$type<PieceState>().notNull().default("in_stock"),
    /** The order to which the piece belongs; null for a piece in stock. */
    orderId: uuid(),
    createdAt: time().notNull().default(sql`now()`),
  },
  (table) => [
    index("hallmarked_pieces_product").on(table.productId, table.id),
    index("hallmarked_pieces_huid").on(table.huid.op("text_pattern_ops")),
    check("hallmarked_pieces_huid_format", sql`${table.huid} ~ '^[A-Z0-9]{6}$'`),
    check(
      "hallmarked_pieces_state",
      sql`${table.state} in ('in_stock', 'reserved', 'sold') and (${table.state} = 'in_stock') = (${table.orderId} is null)`,
    ),
  ],
);
