import {
  addProducts,
  countProducts,
  eraseProducts,
  findCategories,
  tidyCatalogue,
} from "../src/catalogue/index.ts";
import { type App, act } from "../src/platform/act.ts";
import { MADE_SLUGS, madeProduct, madeSlugStart } from "./made-products.ts";
import { readShopFile } from "./shop-files.ts";

/** The embedded database takes at most 32,767 values in a statement; a piece has some 35. */
const BATCH = 500;

/**
 * Makes or erases generated pieces until there are so many: those with the numbers from 1 on. It
 * goes on where an earlier, interrupted run stopped.
 * @param made hears after each batch how many there are
 * @returns how many there were before
 */
export async function makeCatalogue(
  app: App,
  wanted: number,
  made: (count: number) => void = () => {},
): Promise<number> {
  const { db } = app.database;
  const actor = { kind: "system", name: "seed" } as const;
  const before = await countProducts(db, MADE_SLUGS);
  if (wanted === before) return before;
  if (wanted < before) {
    await act(app, actor, async ({ tx, tell }) => {
      await eraseProducts(tx, MADE_SLUGS, madeSlugStart(wanted + 1));
      tell({ type: "catalogue.changed" });
    });
  }
  const templates = await readShopFile("products");
  const categories = await findCategories(db);
  const categoryIds = new Map(categories.map(({ title, id }) => [title, id]));
  for (let first = before + 1; first <= wanted; first += BATCH) {
    const last = Math.min(first + BATCH - 1, wanted);
    const batch = Array.from({ length: last - first + 1 }, (_, index) =>
      madeProduct(first + index, templates, categoryIds),
    );
    await act(app, actor, async ({ tx, tell }) => {
      await addProducts(tx, batch);
      tell({ type: "catalogue.changed" });
    });
    made(last);
  }
  await tidyCatalogue(db);
  return before;
}
