import { CARATS } from "@suvarna/domain/fineness";
import type { Colour, Kind, Occasion } from "@suvarna/domain/jewellery";
import type { ProductState } from "@suvarna/domain/stock-level";
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
import { translations } from "../platform/translations.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const carat = pgEnum("carat", CARATS);

export const categories = pgTable("categories", {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull().unique(),
  description: text().notNull(),
  picture: text().notNull(),
  /** The colour of the picture's border as `#rrggbb`; empty if the colour is not known. */
  ground: text().notNull().default(""),
  position: integer().notNull(),
  /**
   * Whether menus and the home page show the category. The category's pieces are sold either way.
   */
  shown: boolean().notNull().default(true),
  /**
   * The category's earlier titles in lower case. Addresses with an earlier title still lead to the
   * category.
   */
  formerTitles: text().array().notNull().default([]),
  /** The translations of the texts that `translated-texts.ts` lists. */
  translations: translations(),
  version: integer().notNull().default(1),
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
    kind: text().$type<Kind>().notNull().default("other"),
    carat: carat().notNull(),
    metal: text().notNull(),
    /** The colour of the metal as shoppers read it, such as `Oxidised sterling silver`. */
    metalColour: text().notNull(),
    /** The colour by which shoppers filter, computed from `metal` and `metalColour`. */
    colour: text().$type<Colour>().notNull().default("yellow"),
    netWeightMg: milligrams().notNull(),
    grossWeightMg: milligrams().notNull(),
    makingChargeBp: basisPoints().notNull(),
    stoneValuePaise: paise().notNull(),
    discountBp: basisPoints().notNull(),
    /** The addresses of the pictures; the first is the cover. */
    pictures: text().array().notNull(),
    /**
     * The alternative texts of the pictures that staff have added, by the address of the picture.
     * An empty text means that staff still have to write the text. A picture without an entry gets
     * a text made from the product's name.
     */
    pictureAlts: jsonb().$type<Record<string, string>>().notNull().default({}),
    /**
     * The colours of the pictures' borders as `#rrggbb`, by the address of the picture. A picture
     * without an entry was not prepared by the shop.
     */
    pictureEdges: jsonb().$type<Record<string, string>>().notNull().default({}),
    spin: text().array(),
    model: text(),
    stones: jsonb().$type<{ kind: string; count: number; carats: number }[]>().notNull(),
    /**
     * The kinds of the stones, computed from `stones`: in lower case, sorted, without duplicates.
     */
    stoneKinds: text().array().notNull().default([]),
    /** The occasions for which the product is worn, in the order of `OCCASIONS`. */
    occasions: text().array().$type<Occasion[]>().notNull().default([]),
    /** The slugs of the collections to which the product belongs. */
    collections: text().array().notNull().default([]),
    /**
     * The pieces in stock; null means made to order. For a product with sizes, the stock of each
     * size counts instead.
     */
    stock: integer(),
    /**
     * Whether the product, or any of its sizes, is in stock or made to order. `stock-marks.ts`
     * computes this column.
     */
    inStock: boolean().notNull(),
    /**
     * The number of pieces in stock, all sizes together; null while the product, or a size, is made
     * to order. `stock-marks.ts` computes this column.
     */
    piecesLeft: integer(),
    /**
     * Whether the product is of gold, in stock, and has no HUID. `stock-marks.ts` computes this
     * column.
     */
    needsHuid: boolean().notNull().default(false),
    /** Whether the product is on sale. Staff can take a product off sale, whatever its stock. */
    onSale: boolean().notNull().default(true),
    dimensions: text(),
    /** Whether the product has room for an engraving. */
    engravable: boolean().notNull().default(false),
    huid: text().unique(),
    certificate: text(),
    origin: text().notNull(),
    tags: text().array().notNull(),
    /** The translations of the texts that `translated-texts.ts` lists. */
    translations: translations(),
    /**
     * The search document, made from the product's words and its category's title by
     * `search/document.ts`.
     */
    search: tsvector().notNull().default(sql`''`),
    /** The version of the list of synonyms with which the search document was made. */
    searchEdition: text().notNull().default(""),
    featured: boolean().notNull(),
    bestSelling: boolean().notNull(),
    everyday: boolean().notNull(),
    /** The position in the shop's own order, lowest first. */
    position: integer().notNull(),
    createdAt: time().notNull().default(sql`now()`),
    updatedAt: time().notNull().default(sql`now()`),
    /**
     * When the product was removed from the catalogue (soft delete); past orders still refer to the
     * row.
     */
    removedAt: time(),
    /**
     * The last time at which the product was published; null for a draft, which is not in the shop
     * because `removedAt` is set.
     */
    publishedAt: time().default(sql`now()`),
    /** Whether the product was archived as a draft, before it was ever published. */
    draftArchived: boolean().notNull().default(false),
    state: text()
      .$type<ProductState>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when removed_at is null then 'published' when published_at is null and not draft_archived then 'draft' else 'archived' end`,
      ),
    /** The number of changes by staff, so that two people do not overwrite each other's changes. */
    version: integer().notNull().default(1),
  },
  ({ categoryId, featured, bestSelling, everyday, position, ...table }) => {
    const shown = sql`${table.removedAt} is null`;
    const onDesk = sql`${table.state} <> 'archived'`;
    const byName = [table.name, table.id] as const;
    return [
      // The index covers every column by which a listing counts and computes prices, so that a
      // listing does not read the wide rows: see docs/decisions/0010-listing-by-live-price.md.
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
          table.kind,
          table.colour,
          table.stoneKinds,
          table.occasions,
          table.collections,
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
      // The processes' copies of the listing find changed products by this index.
      index("products_updated_at").on(table.updatedAt),
      index("products_weight").on(table.netWeightMg, table.id).where(shown),
      index("products_search").using("gin", table.search).where(shown),
      index("products_search_hidden")
        .using("gin", table.search)
        .where(sql`${table.removedAt} is not null`),
      // These indexes serve the views of staff's list. The first index covers the columns by which
      // the list filters and sorts.
      index("products_desk")
        .on(
          ...byName,
          categoryId,
          table.carat,
          table.netWeightMg,
          table.makingChargeBp,
          table.inStock,
          table.state,
        )
        .where(onDesk),
      index("products_desk_weight").on(table.netWeightMg, table.id).where(onDesk),
      // The index covers every column from which the preview of another making charge computes
      // prices.
      index("products_desk_making")
        .on(
          table.makingChargeBp,
          table.id,
          table.carat,
          table.netWeightMg,
          table.stoneValuePaise,
          table.discountBp,
        )
        .where(onDesk),
      index("products_desk_drafts")
        .on(...byName)
        .where(sql`${table.state} = 'draft'`),
      index("products_desk_archived")
        .on(...byName)
        .where(sql`${table.state} = 'archived'`),
      index("products_desk_sold_out")
        .on(...byName)
        .where(sql`${table.state} = 'published' and not ${table.inStock}`),
      index("products_pieces_left")
        .on(table.piecesLeft, table.id)
        .where(sql`${table.state} = 'published' and ${table.piecesLeft} is not null`),
      index("products_desk_huid")
        .on(...byName)
        .where(sql`${table.state} = 'published' and ${table.needsHuid}`),
      index("products_desk_picture")
        .on(...byName)
        .where(sql`${table.state} <> 'archived' and cardinality(${table.pictures}) = 0`),
      check(
        "products_weights",
        // The weight is at most 10 kg, so that the integer arithmetic of the listing's price stays
        // within 64 bits.
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

/**
 * Every word that occurs or occurred in a product. Misspelt words of a search are compared with
 * these words.
 */
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

export const productDetails = pgTable(
  "product_details",
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id),
    modelNumber: text().notNull(),
    style: text().notNull(),
    setIncludes: text().array().notNull(),
    designTheme: text().array().notNull(),
    finish: text().notNull(),
    description: text().notNull(),
  },
  ({ modelNumber }) => [
    index("product_details_model").on(sql`upper(${modelNumber}) text_pattern_ops`),
  ],
);
