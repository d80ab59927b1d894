import {
  addProducts,
  countProducts,
  eraseProducts,
  findCategories,
  tidyCatalogue,
} from "../src/catalogue/index.ts";
import { type App, act } from "../src/platform/act.ts";
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
  app: App,
  wanted: number,
  report: (count: number) => void = () => {},
): Promise<number> {
  const { db } = app.database;
  const actor = { kind: "system", name: "seed" } as const;
  const before = await countProducts(db, GENERATED_SLUGS);
  if (wanted === before) return before;
  if (wanted < before) {
    await act(app, actor, async ({ tx, tell }) => {
      await eraseProducts(tx, GENERATED_SLUGS, generatedSlugPrefix(wanted + 1));
      tell({ type: "catalogue.changed" });
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
    await act(app, actor, async ({ tx, tell }) => {
      await addProducts(tx, batch);
      tell({ type: "catalogue.changed" });
    });
    report(last);
  }
  await tidyCatalogue(db);
  return before;
}
