import {
  addProducts,
  copyProducts,
  countProducts,
  eraseProducts,
  findCategories,
  keepSearchWords,
  type NewProduct,
  vacuumCatalogue,
} from "../src/catalogue/index.ts";
import { type Act, type App, act } from "../src/platform/act.ts";
import { GENERATED_SLUGS, generatedProduct, generatedSlugPrefix } from "./generated-product.ts";
import { readShopFile } from "./shop-files.ts";

/**
 * The most products in one INSERT: the embedded database allows 32,767 values in a statement, and a
 * product has some 35.
 */
const BATCH_EMBEDDED = 500;
/** The number of products that are inserted into a PostgreSQL server in one transaction. */
const BATCH_COPIED = 10_000;

const ACTOR = { kind: "system", name: "seed" } as const;

/**
 * Adds or erases generated products until there are as many as wanted, with the numbers from 1 on.
 * The function continues where an interrupted run stopped.
 * @param report is called after each batch with the number of generated products
 * @returns how many generated products there were before
 */
export async function resizeGeneratedCatalogue(
  app: App,
  wanted: number,
  report: (count: number) => void = () => {},
): Promise<number> {
  const { db, engine } = app.database;
  const before = await countProducts(db, GENERATED_SLUGS);
  if (wanted === before) return before;
  if (wanted < before) {
    await act(app, ACTOR, async ({ tx, tell }) => {
      await eraseProducts(tx, GENERATED_SLUGS, generatedSlugPrefix(wanted + 1));
      tell({ type: "catalogue.changed" });
    });
  }
  const templates = await readShopFile("products");
  const categories = await findCategories(db);
  const categoryIds = new Map(categories.map(({ title, id }) => [title, id]));
  const size = engine === "postgres" ? BATCH_COPIED : BATCH_EMBEDDED;
  for (let first = before + 1; first <= wanted; first += size) {
    const last = Math.min(first + size - 1, wanted);
    const batch = Array.from({ length: last - first + 1 }, (_, index) =>
      generatedProduct(first + index, templates, categoryIds),
    );
    await addBatch(app, batch);
    report(last);
  }
  await vacuumCatalogue(db);
  return before;
}

/** Adds products to a PostgreSQL server by COPY, or to the embedded database by INSERT. */
async function addBatch(app: App, batch: readonly NewProduct[]): Promise<void> {
  const { db, raw } = app.database;
  const copied = "url" in raw ? await copyProducts({ db, url: raw.url }, batch) : null;
  await act(app, ACTOR, async ({ tx, tell }: Act) => {
    await (copied ? keepSearchWords(tx, copied) : addProducts(tx, batch));
    tell({ type: "catalogue.changed" });
  });
}
