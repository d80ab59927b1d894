import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../../platform/database.ts";
import { type Columns, idOf, rowOf } from "./columns.ts";
import { createPostings, type Postings } from "./postings.ts";
import { readDocuments, readDocumentsOf } from "./read-documents.ts";
import { createTagSets, type TagSets } from "./tag-sets.ts";

/**
 * The index is loaded again this long after the last change of unknown texts, in milliseconds, so
 * that a series of such changes loads it once.
 */
const QUIET_MS = 10_000;
/** The number of replaced documents after which the whole index is loaded again. */
const MOST_REPLACED = 20_000;

/** The words and the tags of all shown products, in this process's memory. */
export interface Documents {
  readonly postings: Postings;
  readonly tags: TagSets;
}

/** Keeps this process's index of the words of all shown products, loaded from the database. */
export interface DocumentIndex {
  /**
   * Returns the index with all changes of which this process has heard; null while the index is not
   * loaded.
   */
  current(): Promise<Documents | null>;
  /**
   * Records that the documents of these products may have changed.
   * @returns whether there is an index, which will have the changes at the next call of `current`
   */
  changeRows(rows: ReadonlySet<number>): boolean;
  /** Records that the documents of any products may have changed. */
  forget(): void;
  /** Loads the index, if it is not loaded yet and not closed. */
  load(): Promise<void>;
  /** Whether the index is loaded. */
  isLoaded(): boolean;
  /** Ends the loading, and starts no other. For an index that another one has replaced. */
  close(): void;
}

/**
 * @param primary the database that has all changes of which this process has heard; a replica may
 * not have them yet
 * @param onLoaded is called when the index answers from now on, in place of the database
 */
export function createDocumentIndex(
  primary: Db,
  columns: Columns,
  onLoaded: () => void,
): DocumentIndex {
  let loaded: Documents | null = null;
  let loading: Promise<void> | null = null;
  let refreshing: Promise<void> | null = null;
  let isWaiting = false;
  let isClosed = false;
  /** Products whose documents must be read again. */
  let missing = new Set<number>();
  /** How often the texts of unknown products have changed. */
  let forgotten = 0;

  async function readAll(): Promise<void> {
    while (!isClosed) {
      const before = forgotten;
      missing = new Set();
      const [postings, tagSets] = [createPostings(), createTagSets()];
      for await (const batch of readDocuments(primary)) {
        for (const { id, text, tags } of batch) {
          const row = rowOf(columns, id);
          // A product without a row in memory was added just now, and will be reported as changed.
          if (row === -1) continue;
          postings.add(row, text);
          tagSets.put(row, tags);
        }
        if (forgotten !== before || isClosed) break;
      }
      if (isClosed) return;
      if (forgotten === before) {
        loaded = { postings, tags: tagSets };
        onLoaded();
        return;
      }
      await pause(QUIET_MS, undefined, { ref: false });
    }
  }

  function load(): Promise<void> {
    if (loaded) return Promise.resolve();
    loading ??= readAll().finally(() => {
      loading = null;
    });
    return loading;
  }

  async function refresh({ postings, tags }: Documents): Promise<void> {
    const rows = missing;
    missing = new Set();
    try {
      const documents = await readDocumentsOf(
        primary,
        [...rows].map((row) => idOf(columns, row)),
      );
      const documentOfRow = new Map(
        documents.map((document) => [rowOf(columns, document.id), document]),
      );
      for (const row of rows) {
        const document = documentOfRow.get(row);
        postings.replace(row, document?.text ?? "");
        tags.put(row, document?.tags ?? "[]");
      }
      onLoaded();
    } catch (error) {
      for (const row of rows) missing.add(row);
      throw error;
    }
  }

  function forget(): void {
    forgotten++;
    loaded = null;
    loadLater();
  }

  /** Loads the index once no more texts change; until then the database answers. */
  function loadLater(): void {
    if (isWaiting || isClosed) return;
    isWaiting = true;
    afterQuiet()
      .catch(() => {})
      .finally(() => {
        isWaiting = false;
      });
  }

  async function afterQuiet(): Promise<void> {
    for (let before = -1; before !== forgotten && !isClosed; ) {
      before = forgotten;
      await pause(QUIET_MS, undefined, { ref: false });
    }
    await load();
  }

  return {
    load,
    isLoaded: () => loaded !== null,
    forget,
    async current() {
      while (loaded && (refreshing || missing.size > 0)) {
        refreshing ??= refresh(loaded).finally(() => {
          refreshing = null;
        });
        await refreshing;
      }
      if (loaded && loaded.postings.replaced() > MOST_REPLACED) forget();
      if (!loaded && !loading) loadLater();
      return loaded;
    },
    changeRows(rows) {
      for (const row of rows) missing.add(row);
      return loaded !== null;
    },
    close() {
      isClosed = true;
    },
  };
}
