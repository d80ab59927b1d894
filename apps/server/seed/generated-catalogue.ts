import {
  addProducts,
  catalogueChanged,
  countProducts,
  eraseProducts,
  findCategories,
  tidyCatalogue,
} from "../src/catalogue/index.ts";
import type { Bus } from "../src/platform/bus.ts";
import type { Db } from "../src/platform/database.ts";
import { GENERATED_SLUGS, generatedProduct, generatedSlugPrefix } from "./generated-product.ts";
import { readShopFile } from "./shop-files.ts";

/** The embedded database allows 32,767 values in a statement, and a product has some 35. */
const BATCH = 500;

/**
 * Adds or erases generated products until there are as many as wanted, with the numbers from 1 on. It
 * continues where an interrupted run stopped.
 * @param report is called after each batch with the number of generated products
 * @returns how many there were before
 */
export async function resizeGeneratedCatalogue(
  { db, bus }: { db: Db; bus: Bus },
  wanted: number,
  report: (count: number) => void = () => {},
): Promise<number> {
  const before = await countProducts(db, GENERATED_SLUGS);
  if (wanted === before) return before;
  if (wanted < before) {
    await bus.transact(async (tx, emit) => {
      await eraseProducts(tx, GENERATED_SLUGS, generatedSlugPrefix(wanted + 1));
      emit(catalogueChanged());
    });
  }
  const templates = await readShopFile("products");
  const categories = await findCategories(db);
  const categoryIds = new Map(categories.map(({ title, id }) => [title, id]));
  for (let first = before + 1; first <= wanted; first += BATCH) {
    const last = Math.min(first + BATCH - 1, wanted);
    const batch = Array.from({ length: last - first + 1 }, (_, index) =>
      generatedProduct(first + index, templates, categoryIds),
    );
    await bus.transact(async (tx, emit) => {
      await addProducts(tx, batch);
      emit(catalogueChanged());
    });
    report(last);
  }
  await tidyCatalogue(db);
  return before;
}
