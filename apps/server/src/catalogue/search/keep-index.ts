import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { type App, act } from "../../platform/act.ts";
import type { Tx } from "../../platform/database.ts";
import { isShown } from "../product-rows.ts";
import { categories, productDetails, products, searchWords } from "../tables.ts";
import { searchDocument } from "./document.ts";
import { SEARCH_EDITION } from "./lexicon.ts";

const BATCH = 1000;

/**
 * Notes the words of these products for the mending of misspelt ones. Words are not taken away
 * again: what nobody has any more is passed over when it is looked up. They are written in their
 * order, so that two who write the same new words don't wait for each other.
 */
export async function keepSearchWords(tx: Tx, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into ${searchWords} (word)
    select distinct w.word from ${products}, unnest(tsvector_to_array(${products.search})) as w (word)
    where ${inArray(products.id, [...productIds])} and w.word ~ '^[^=0-9]'
    order by w.word
    on conflict do nothing`);
}

/**
 * Indexes anew what was indexed with another list of same words, in the order of the ids. Of
 * processes that start together each takes what no other is at.
 * @returns how many products
 */
export async function indexStale(app: App): Promise<number> {
  let indexed = 0;
  let last: string | undefined;
  do {
    const ids = await act(app, { kind: "system", name: "search" }, async ({ tx, tell }) => {
      const done = await indexBatch(tx, last);
      if (done.length > 0) tell({ type: "catalogue.changed" });
      return done;
    });
    indexed += ids.length;
    last = ids.at(-1);
  } while (last !== undefined);
  return indexed;
}

async function indexBatch(tx: Tx, after: string | undefined): Promise<string[]> {
  const rows = await tx
    .select({ product: products, title: categories.title, details: productDetails })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(productDetails, eq(productDetails.productId, products.id))
    .where(
      and(
        isShown,
        ne(products.searchEdition, SEARCH_EDITION),
        after === undefined ? undefined : gt(products.id, after),
      ),
    )
    .orderBy(products.id)
    .limit(BATCH)
    .for("update", { of: products, skipLocked: true });
  if (rows.length === 0) return [];
  const made = rows.map(({ product, title, details }) => ({
    id: product.id,
    search: searchDocument({ ...product, modelNumber: details?.modelNumber }, title),
  }));
  await tx.execute(sql`
    update ${products} set search = made.search::tsvector, search_edition = ${SEARCH_EDITION}
    from json_to_recordset(${JSON.stringify(made)}::json) as made (id uuid, search text)
    where ${products.id} = made.id`);
  const ids = made.map(({ id }) => id);
  await keepSearchWords(tx, ids);
  return ids;
}
