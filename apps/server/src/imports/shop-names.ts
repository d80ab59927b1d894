import { type CategoryName, collectionSlugs, findCategories } from "../catalogue/index.ts";
import type { Db } from "../platform/database.ts";

/** The names of the shop's categories and collections, which a row of a file may use. */
export interface ShopNames {
  readonly categories: readonly CategoryName[];
  /** The slugs of the collections. */
  readonly collections: readonly string[];
}

/** Reads the names of the shop's categories and collections. */
export async function readNames(db: Db): Promise<ShopNames> {
  return { categories: await findCategories(db), collections: await collectionSlugs(db) };
}
