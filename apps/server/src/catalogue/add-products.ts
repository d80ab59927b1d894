import { colourOf, stoneKindsOf } from "@suvarna/domain/jewellery";
import type { Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { findCategories, titlesOf } from "./categories.ts";
import { requireCollections } from "./collections.ts";
import { isInStock, type PieceSize } from "./piece.ts";
import { enterListedHuids } from "./pieces.ts";
import { type Searched, searchDocument } from "./search/document.ts";
import { keepSearchWords } from "./search/keep-index.ts";
import { SEARCH_EDITION } from "./search/lexicon.ts";
import { updateStockMarks } from "./stock-marks.ts";
import { categories, productDetails, productSizes, products } from "./tables.ts";

type Row = typeof products.$inferInsert;
export type Details = Omit<typeof productDetails.$inferInsert, "productId">;

type Derived =
  | "inStock"
  | "piecesLeft"
  | "needsHuid"
  | "colour"
  | "stoneKinds"
  | "search"
  | "searchEdition";

/** A product to be added, without the columns that are computed from other columns. */
export interface NewProduct extends Omit<Row, Derived | "version"> {
  /** The sizes in the shop's order; empty for a piece without sizes. */
  readonly sizes: readonly PieceSize[];
  readonly details?: Details;
}

export type NewCategory = typeof categories.$inferInsert;

/**
 * Inserts those of the given categories that do not exist yet.
 * @returns the ids of all given categories by their titles
 */
export async function addCategories(
  tx: Tx,
  added: readonly NewCategory[],
): Promise<Map<string, string>> {
  const { id, title } = categories;
  const rows = await tx
    .insert(categories)
    .values([...added])
    .onConflictDoNothing()
    .returning({ id, title });
  return new Map(rows.map((row) => [row.title, row.id]));
}

/**
 * Inserts products with their sizes and details.
 * @returns their ids, in the order of the products
 * @throws Refusal bad_request for a collection that does not exist
 */
export async function addProducts(tx: Tx, added: readonly NewProduct[]): Promise<string[]> {
  if (added.length === 0) return [];
  await requireCollections(tx, slugsOfAll(added));
  const rows = rowsOf(added, await titlesById(tx));
  await tx.insert(products).values(rows.products);
  if (rows.sizes.length > 0) await tx.insert(productSizes).values(rows.sizes);
  if (rows.details.length > 0) await tx.insert(productDetails).values(rows.details);
  const ids = rows.products.map(({ id }) => id);
  await enterListedHuids(tx, ids);
  await updateStockMarks(tx, ids);
  await keepSearchWords(tx, ids);
  return ids;
}

/** Reads the titles of all categories in all languages, by the ids of the categories. */
export async function titlesById(db: Db): Promise<ReadonlyMap<string, string>> {
  return new Map((await findCategories(db)).map((each) => [each.id, titlesOf(each)]));
}

/** Builds the rows of products, of their sizes and of their details, as the tables store them. */
export function rowsOf(added: readonly NewProduct[], titles: ReadonlyMap<string, string>) {
  const rows = added.map(({ sizes, details, ...product }) => {
    const title = titles.get(product.categoryId) ?? "";
    const searched = { ...product, sizes, modelNumber: details?.modelNumber };
    const row = { ...product, id: product.id ?? newId(), ...derivedColumns(searched, title) };
    return { row, sizes, details };
  });
  return {
    products: rows.map(({ row }) => row),
    sizes: rows.flatMap(({ row, sizes }) => sizeRowsOf(row.id, sizes)),
    details: rows.flatMap(({ row, details }) => (details ? { ...details, productId: row.id } : [])),
  };
}

/** Returns the slugs of the collections of several products, each slug once. */
export function slugsOfAll(
  changes: readonly { readonly collections?: readonly string[] | undefined }[],
): string[] {
  return [...new Set(changes.flatMap(({ collections = [] }) => collections))];
}

/** Computes the columns of a product that follow from its other columns. */
export function derivedColumns(
  product: Searched & Pick<NewProduct, "sizes" | "stock">,
  categoryTitles: string,
): Pick<Row, "inStock" | "colour" | "stoneKinds" | "search" | "searchEdition"> {
  const { sizes, stock, metal, metalColour, stones } = product;
  const inStock =
    sizes.length > 0 ? sizes.some((size) => isInStock(size.stock)) : isInStock(stock ?? null);
  const search = searchDocument(product, categoryTitles);
  return {
    inStock,
    colour: colourOf(metal, metalColour),
    stoneKinds: stoneKindsOf(stones),
    search,
    searchEdition: SEARCH_EDITION,
  };
}

export function sizeRowsOf(productId: string, sizes: readonly PieceSize[]) {
  return sizes.map(({ size, netWeightMg, stock }, position) => ({
    productId,
    size,
    position,
    netWeightMg,
    stock,
  }));
}
