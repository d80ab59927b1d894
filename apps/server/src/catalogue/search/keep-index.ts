import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { type App, act } from "../../platform/act.ts";
import type { Tx } from "../../platform/database.ts";
import { isShown } from "../product-rows.ts";
import { categories, productDetails, products, searchWords } from "../tables.ts";
import { searchDocument } from "./document.ts";
import { SEARCH_EDITION } from "./lexicon.ts";

const BATCH = 1000;

/**
 * Adds the words of these products to the table that misspelt words are compared with. Words are
 * never deleted there: a lookup ignores a word that no product has any more. The rows are inserted
 * in alphabetical order, so that two transactions can't deadlock on the same new words.
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
 * Indexes all products again whose search document was made with an older list of same words.
 * Several processes can do this at once, because each skips the rows that another has locked.
 * @returns how many products were indexed
 */
export async function indexStale(app: App): Promise<number> {
  let indexed = 0;
  let last: string | undefined;
  do {
    const ids = await act(app, { kind: "system", name: "search" }, async ({ tx, tell }) => {
      const batch = await indexBatch(tx, last);
      if (batch.length > 0) tell({ type: "catalogue.changed" });
      return batch;
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
  const documents = rows.map(({ product, title, details }) => ({
    id: product.id,
    search: searchDocument({ ...product, modelNumber: details?.modelNumber }, title),
  }));
  await tx.execute(sql`
    update ${products} set search = documents.search::tsvector, search_edition = ${SEARCH_EDITION}
    from json_to_recordset(${JSON.stringify(documents)}::json) as documents (id uuid, search text)
    where ${products.id} = documents.id`);
  const ids = documents.map(({ id }) => id);
  await keepSearchWords(tx, ids);
  return ids;
}
