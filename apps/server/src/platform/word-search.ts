import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { countCapped } from "./capped-count.ts";
import type { Db } from "./database.ts";

/** The characters that separate the words of e-mail addresses and numbers. */
const BETWEEN_WORDS = "-@._+/";

/**
 * Builds the SQL expression for the words of some columns, for a GIN index and for the search that
 * uses the index. An e-mail address or a number with hyphens is split into several words.
 */
export function wordsOf(...columns: readonly SQL[]): SQL {
  const text = sql.join([...columns], sql` || ' ' || `);
  const blanks = " ".repeat(BETWEEN_WORDS.length);
  return sql`to_tsvector('simple', translate(${text}, ${sql.raw(`'${BETWEEN_WORDS}'`)}, ${sql.raw(`'${blanks}'`)}))`;
}

/**
 * The most rows that a search finds, which are the newest rows. A list also counts only up to this
 * number.
 */
const MOST_FOUND = 10_001;

/** A table whose ids are in the order of creation, with its words and their GIN index. */
interface SearchedTable {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** The SQL expression for the row's words, as `wordsOf` builds it. */
  readonly words: SQL;
}

/**
 * Builds the condition that a row has words which begin with each word of a text. The GIN index
 * finds the rows before the list is sorted. Otherwise a database that expects many matching rows
 * would read the whole table in the order of the list, and compute the words of each row.
 * @param compared the expression that has the id of a row; by default the id column of the table
 * @returns undefined for a text without letters and digits, which matches every row
 */
export function hasWords(
  { table, id, words }: SearchedTable,
  text: string | undefined,
  compared: SQL | PgColumn = id,
): SQL | undefined {
  const match = matchOf(words, text);
  if (match === undefined) return undefined;
  // With `nulls last`, which no index has, the database can't read the rows in the order of their
  // ids and must use the GIN index.
  return sql`${compared} = any(array(
    select ${id} from ${table} where ${match}
    order by ${id} desc nulls last limit ${sql.raw(String(MOST_FOUND))}))`;
}

/**
 * Builds the same condition for a list that is sorted like an index. When more rows match than are
 * counted, the database tests the words of each row while it reads the list, because a page is then
 * soon full.
 */
export async function hasWordsInOrder(
  db: Db,
  searched: SearchedTable,
  text: string | undefined,
): Promise<SQL | undefined> {
  const match = matchOf(searched.words, text);
  if (match === undefined) return undefined;
  const count = await countCapped(db, searched.table, match);
  return count >= MOST_FOUND ? match : hasWords(searched, text);
}

function matchOf(words: SQL, text: string | undefined): SQL | undefined {
  const beginnings = text?.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (beginnings.length === 0) return undefined;
  const query = beginnings.map((word) => `'${word}':*`).join(" & ");
  return sql`${words} @@ to_tsquery('simple', ${query})`;
}
