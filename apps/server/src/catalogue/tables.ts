import { CARATS } from "@suvarna/domain/fineness";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { basisPoints, id, milligrams, paise, time } from "../platform/columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const carat = pgEnum("carat", CARATS);

export const categories = pgTable("categories", {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull().unique(),
  description: text().notNull(),
  picture: text().notNull(),
  position: integer().notNull(),
});

export const products = pgTable(
  "products",
  {
    id: id(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    kind: text().notNull(),
    carat: carat().notNull(),
    metal: text().notNull(),
    metalColour: text().notNull(),
    netWeightMg: milligrams().notNull(),
    grossWeightMg: milligrams().notNull(),
    makingChargeBp: basisPoints().notNull(),
    stoneValuePaise: paise().notNull(),
    discountBp: basisPoints().notNull(),
    /** The addresses of the pictures; the first is the cover. */
    pictures: text().array().notNull(),
    spin: text().array(),
    model: text(),
    stones: jsonb().$type<{ kind: string; count: number; carats: number }[]>().notNull(),
    /**
     * The pieces in stock; null means made to order. For a product with sizes, the stock of the
     * sizes counts.
     */
    stock: integer(),
    /**
     * Whether the product, or any of its sizes, is in stock or made to order. `stock.ts` keeps it
     * up to date.
     */
    inStock: boolean().notNull(),
    /** Staff can take a product off sale by setting it to false, whatever its stock. */
    onSale: boolean().notNull().default(true),
    dimensions: text(),
    huid: text().unique(),
    certificate: text(),
    origin: text().notNull(),
    tags: text().array().notNull(),
    /**
     * The search document, made from the product's words and its category's title by
     * `search/document.ts`.
     */
    search: tsvector().notNull().default(sql`''`),
    /** The version of the list of same words that `search` was made with. */
    searchEdition: text().notNull().default(""),
    featured: boolean().notNull(),
    bestSelling: boolean().notNull(),
    everyday: boolean().notNull(),
    /** The position in the shop's own order, lowest first. */
    position: integer().notNull(),
    createdAt: time().notNull().default(sql`now()`),
    updatedAt: time().notNull().default(sql`now()`),
    /**
     * When the product was taken out of the catalogue (soft delete); past orders still refer to the
     * row.
     */
    removedAt: time(),
  },
  ({ categoryId, featured, bestSelling, everyday, position, ...table }) => {
    const shown = sql`${table.removedAt} is null`;
    return [
      // The index covers every column that a listing counts and prices by, so that it does not read
      // the wide rows: see docs/decisions/0010-listing-by-live-price.md.
      index("products_listing")
        .on(
          categoryId,
          table.carat,
          table.metal,
          table.onSale,
          table.inStock,
          table.netWeightMg,
          table.makingChargeBp,
          table.stoneValuePaise,
          table.discountBp,
          table.id,
        )
        .where(shown),
      index("products_featured").on(featured.desc().nullsFirst(), position, table.id).where(shown),
      index("products_category")
        .on(categoryId, featured.desc().nullsFirst(), position, table.id)
        .where(shown),
      index("products_best_selling").on(position, table.id).where(sql`${shown} and ${bestSelling}`),
      index("products_everyday").on(position, table.id).where(sql`${shown} and ${everyday}`),
      index("products_created_at").on(table.createdAt, table.id).where(shown),
      index("products_weight").on(table.netWeightMg, table.id).where(shown),
      index("products_search").using("gin", table.search).where(shown),
      check(
        "products_weights",
        // At most 10 kg, so that the integer price of the listing stays within 64 bits.
        sql`${table.netWeightMg} between 1 and 10000000 and ${table.grossWeightMg} >= ${table.netWeightMg}`,
      ),
      check(
        "products_shares",
        sql`${table.makingChargeBp} between 0 and 10000 and ${table.discountBp} between 0 and 10000`,
      ),
      check("products_stone_value", sql`${table.stoneValuePaise} between 0 and 100000000000`),
      check("products_stock", sql`${table.stock} >= 0`),
    ];
  },
);

/** Every word that occurs or occurred in a product. Misspelt words are compared with these. */
export const searchWords = pgTable("search_words", { word: text().primaryKey() });

export const productSizes = pgTable(
  "product_sizes",
  {
    productId: uuid()
      .notNull()
      .references(() => products.id),
    size: text().notNull(),
    position: integer().notNull(),
    netWeightMg: milligrams().notNull(),
    stock: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.size] }),
    check("product_sizes_weight", sql`${table.netWeightMg} between 1 and 10000000`),
    check("product_sizes_stock", sql`${table.stock} >= 0`),
  ],
);

export const productDetails = pgTable("product_details", {
  productId: uuid()
    .primaryKey()
    .references(() => products.id),
  modelNumber: text().notNull(),
  style: text().notNull(),
  setIncludes: text().array().notNull(),
  occasion: text().array().notNull(),
  designTheme: text().array().notNull(),
  finish: text().notNull(),
  description: text().notNull(),
});
