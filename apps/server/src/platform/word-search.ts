import { type SQL, sql } from "drizzle-orm";

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

/**
 * Whether words of `wordsOf` begin with each word of a text.
 * @returns undefined for a text without letters and digits, which finds everything
 */
export function hasWords(words: SQL, typed: string | undefined): SQL | undefined {
  const beginnings = typed?.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (beginnings.length === 0) return undefined;
  const query = beginnings.map((word) => `'${word}':*`).join(" & ");
  return sql`${words} @@ to_tsquery('simple', ${query})`;
}
