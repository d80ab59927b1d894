import { and, asc, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { isShown } from "../product-rows.ts";
import { allTags } from "../search/all-tags.ts";
import { products } from "../tables.ts";

/**
 * How many search documents are read in one query. Each query keeps the process busy for some
 * milliseconds.
 */
const BATCH = 1000;

/** A product's search document, as the text of a tsvector, and the product's tags as JSON. */
export interface SearchText {
  readonly id: string;
  readonly text: string;
  readonly tags: string;
}

const columns = {
  id: products.id,
  text: sql<string>`${products.search}::text`,
  tags: sql<string>`to_json(${allTags})::text`,
};

/** Reads the search documents of the shown products in the order of their ids, batch by batch. */
export async function* readDocuments(db: Db): AsyncGenerator<readonly SearchText[], void, void> {
  for (let last: string | undefined; ; ) {
    const rows = await db
      .select(columns)
      .from(products)
      .where(and(isShown, last === undefined ? undefined : gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(BATCH);
    yield rows;
    last = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}

/** Reads the search documents of those products that are shown, by their ids. */
export async function readDocumentsOf(db: Db, ids: readonly string[]): Promise<SearchText[]> {
  const documents: SearchText[] = [];
  for (let first = 0; first < ids.length; first += BATCH) {
    const some = ids.slice(first, first + BATCH);
    documents.push(
      ...(await db
        .select(columns)
        .from(products)
        .where(and(isShown, inArray(products.id, some)))),
    );
  }
  return documents;
}
