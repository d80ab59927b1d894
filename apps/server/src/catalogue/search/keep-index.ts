import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { type App, act } from "../../platform/act.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { jobKind } from "../../platform/job-kind.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { titlesOf } from "../categories.ts";
import { isShown } from "../product-rows.ts";
import { categories, productDetails, products, searchWords } from "../tables.ts";
import { searchDocument } from "./document.ts";
import { SEARCH_EDITION } from "./lexicon.ts";

/** The number of products that one job indexes, which takes less than a second. */
const BATCH = 1000;
const BREATH_MS = 50;

/** The progress of the indexing: `after` is the id of the last product that was indexed. */
interface Progress {
  readonly after?: string;
  /**
   * Whether earlier jobs of the chain have indexed products. Then the cached pages must be rendered
   * again at the end of the chain.
   */
  readonly indexed?: boolean;
}

const INDEX_SEARCH = jobKind<Progress>("index-search", { keyed: true, breathMs: BREATH_MS });

/**
 * Adds the words of these products to the table with which misspelt words are compared. Words are
 * never deleted from this table: a lookup ignores a word that no product has any more. The rows are
 * inserted in alphabetical order, so that two transactions can't deadlock on the same new words.
 */
export async function keepSearchWords(tx: Tx, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into ${searchWords} (word)
    select distinct w.word from ${products}, unnest(tsvector_to_array(${products.search})) as w (word)
    where ${inArray(products.id, [...productIds])} and w.word ~ '^[^=0-9]'
    order by w.word
    on conflict do nothing`);
}

/** Indexes products again whose search document was made with an older list of synonyms. */
export interface SearchIndex {
  /**
   * Enqueues the indexing job, so that nothing waits for its end. Even the search for products that
   * must be indexed is done by the job, because this search reads all products.
   */
  start(): Promise<void>;
  /** Enqueues the indexing job, in the transaction that made the index of products stale. */
  enqueue(tx: Tx): Promise<void>;
}

/**
 * Products are indexed by a chain of short jobs. Each job indexes one batch and enqueues the next
 * job in the same transaction. So the indexing continues after a killed process, leaves capacity
 * for visitors, and is shared by several processes, because each process skips the rows that
 * another process has locked. Cached pages become stale only once, at the end of the chain.
 */
export function createSearchIndex({
  app,
  jobs,
}: {
  app: App;
  jobs: Pick<Jobs, "enqueue" | "work">;
}): SearchIndex {
  const actor = { kind: "job", name: INDEX_SEARCH.name } as const;
  const enqueue = (tx: Tx, progress: Progress) =>
    jobs.enqueue(tx, INDEX_SEARCH, progress, { key: "next" });

  jobs.work(INDEX_SEARCH, ({ after, indexed = false }) =>
    act(app, actor, async ({ tx, tell }) => {
      const last = (await indexBatch(tx, after)).at(-1);
      if (last !== undefined) return enqueue(tx, { after: last, indexed: true });
      // A product that another process had locked and did not index was skipped by this chain, so
      // the chain starts again.
      if (after !== undefined && (await hasStale(tx))) return enqueue(tx, { indexed });
      if (indexed) tell({ type: "catalogue.changed" });
    }),
  );
  return {
    enqueue: (tx) => enqueue(tx, {}),
    start: () => act(app, actor, ({ tx }) => enqueue(tx, {})),
  };
}

const isStale = and(isShown, ne(products.searchEdition, SEARCH_EDITION));

async function hasStale(db: Db): Promise<boolean> {
  const [found] = await db.select({ id: products.id }).from(products).where(isStale).limit(1);
  return found !== undefined;
}

async function indexBatch(tx: Tx, after: string | undefined): Promise<string[]> {
  const rows = await tx
    .select({ product: products, category: categories, details: productDetails })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(productDetails, eq(productDetails.productId, products.id))
    .where(and(isStale, after === undefined ? undefined : gt(products.id, after)))
    .orderBy(products.id)
    .limit(BATCH)
    .for("update", { of: products, skipLocked: true });
  if (rows.length === 0) return [];
  const documents = rows.map(({ product, category, details }) => ({
    id: product.id,
    search: searchDocument({ ...product, modelNumber: details?.modelNumber }, titlesOf(category)),
  }));
  await tx.execute(sql`
    update ${products} set search = documents.search::tsvector, search_edition = ${SEARCH_EDITION}
    from json_to_recordset(${JSON.stringify(documents)}::json) as documents (id uuid, search text)
    where ${products.id} = documents.id`);
  const ids = documents.map(({ id }) => id);
  await keepSearchWords(tx, ids);
  return ids;
}
