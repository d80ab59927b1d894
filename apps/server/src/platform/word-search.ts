import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { countCapped } from "./capped-count.ts";
import type { Db } from "./database.ts";

/** The characters that stand between the words of addresses and numbers. */
const BETWEEN_WORDS = "-@._+/";

/**
 * The words of some columns, for a GIN index and for the search by it. An e-mail address and a number
 * with hyphens are several words.
 */
export function wordsOf(...columns: readonly SQL[]): SQL {
  const text = sql.join([...columns], sql` || ' ' || `);
  const blanks = " ".repeat(BETWEEN_WORDS.length);
  return sql`to_tsvector('simple', translate(${text}, ${sql.raw(`'${BETWEEN_WORDS}'`)}, ${sql.raw(`'${blanks}'`)}))`;
}

/** A search finds at most the newest rows up to this number. A list counts no further either. */
const MOST_FOUND = 10_001;

/** A table whose ids are in the order of creation, with its words and their GIN index. */
interface SearchedTable {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** The result of `wordsOf`. */
  readonly words: SQL;
}

/**
 * The condition of the rows of which words begin with each word of a text. The rows are found by
 * the GIN index before the list is sorted: a database that expects many rows would otherwise read
 * the whole table in the order of the list, and compute the words of each row.
 * @param compared the expression that has the id of a row; by default the column of the table
 * @returns undefined for a text without letters and digits, which finds everything
 */
export function hasWords(
  { table, id, words }: SearchedTable,
  typed: string | undefined,
  compared: SQL | PgColumn = id,
): SQL | undefined {
  const match = matchOf(words, typed);
  if (match === undefined) return undefined;
  // No index has `nulls last`, so the database can't read the rows in the order of their ids.
  return sql`${compared} = any(array(
    select ${id} from ${table} where ${match}
    order by ${id} desc nulls last limit ${sql.raw(String(MOST_FOUND))}))`;
}

/**
 * The same condition for a list in the order of an index. When more rows match than are counted, the
 * database tests the words of each row while it reads the list, because a page is full soon.
 */
export async function hasWordsInOrder(
  db: Db,
  searched: SearchedTable,
  typed: string | undefined,
): Promise<SQL | undefined> {
  const match = matchOf(searched.words, typed);
  if (match === undefined) return undefined;
  const found = await countCapped(db, searched.table, match);
  return found >= MOST_FOUND ? match : hasWords(searched, typed);
}

function matchOf(words: SQL, typed: string | undefined): SQL | undefined {
  const beginnings = typed?.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (beginnings.length === 0) return undefined;
  const query = beginnings.map((word) => `'${word}':*`).join(" & ");
  return sql`${words} @@ to_tsquery('simple', ${query})`;
}
