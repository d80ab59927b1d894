import { and, between, sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { isShown } from "../product-rows.ts";
import { products, searchWords } from "../tables.ts";
import { hasAll, type Term } from "./terms.ts";

/** The facts that `understand` needs about the words of the catalogue's products. */
export interface WordLookup {
  /** Whether any product matches a term. */
  isFound(term: Term): Promise<boolean>;
  /** Whether a word of any product starts with this text, which is no number. */
  isPrefixOfAny(text: string): Promise<boolean>;
  /**
   * Lists words, without numbers, whose length is between two limits. A word that no product has
   * any more may be among them.
   */
  wordsOfLength(least: number, most: number): Promise<string[]>;
}

/** Looks words up in the database. */
export function wordsInDatabase(db: Db): WordLookup {
  async function isFound(term: Term): Promise<boolean> {
    const rows = await db
      .select({ one: sql`1` })
      .from(products)
      .where(and(isShown, hasAll([term])))
      .limit(1);
    return rows.length > 0;
  }
  return {
    isFound,
    /**
     * The table of words is read first, because a text search for a prefix without matches would
     * read all products.
     */
    async isPrefixOfAny(text) {
      const rows = await db
        .select()
        .from(searchWords)
        .where(sql`starts_with(${searchWords.word}, ${text})`);
      for (const row of rows) if (await isFound({ prefix: row.word })) return true;
      return false;
    },
    async wordsOfLength(least, most) {
      const rows = await db
        .select()
        .from(searchWords)
        .where(between(sql`length(${searchWords.word})`, least, most));
      return rows.map((row) => row.word);
    },
  };
}
