import { desc, type SQL, sql } from "drizzle-orm";
import { products } from "../tables.ts";
import { groupLexeme } from "./document.ts";
import { partsOf } from "./lexicon.ts";
import { wordsOf } from "./words.ts";

/**
 * A condition of a search. A product matches the condition by a word of one of these synonym
 * groups, or by a word with this prefix. `exact` contains the typed words when they are a complete
 * name in the list of synonyms.
 */
export type Term =
  | { readonly groups: readonly string[]; readonly exact?: readonly string[] }
  | { readonly prefix: string };

/** A tsquery by which a product can match a term, with the score of this match. */
interface Way {
  readonly query: string;
  readonly score: number;
}

/**
 * Lists the ways to match a term, best first: in the name, in the category's title, anywhere; and a
 * whole word before a prefix. A name with exactly the typed words scores higher than a synonym.
 */
function waysOf(term: Term): readonly Way[] {
  const lexemes = "groups" in term ? term.groups.map(groupLexeme) : [term.prefix];
  const among = (suffix: string) => lexemes.map((lexeme) => `'${lexeme}'${suffix}`).join(" | ");
  const whole = [
    { query: among(":A"), score: 6 },
    { query: among(":B"), score: 4 },
    { query: among(""), score: 2 },
  ];
  if ("groups" in term)
    return term.exact ? [{ query: inName(term.exact), score: 7 }, ...whole] : whole;
  // Numbers are not matched as a prefix, because a search for 1 does not mean 18.
  if (/^\p{N}/u.test(term.prefix)) return whole;
  const byPrefix = [
    { query: among(":*A"), score: 5 },
    { query: among(":*B"), score: 3 },
    { query: among(":*"), score: 1 },
  ];
  return [...whole, ...byPrefix].toSorted((one, other) => other.score - one.score);
}

function inName(words: readonly string[]): string {
  return words.map((word) => `'${word}':A`).join(" & ");
}

/**
 * SQL condition: the product matches all of these terms. When there are no terms, the condition is
 * false.
 */
export function hasAll(terms: readonly Term[]): SQL {
  if (terms.length === 0) return sql`false`;
  const all = terms.map((term) => `(${waysOf(term).at(-1)?.query})`).join(" & ");
  return sql`${products.search} @@ ${all}::tsquery`;
}

/**
 * SQL expression for the score of a product that matches all of these terms; null when there are no
 * terms.
 */
export function scoreOf(terms: readonly Term[]): SQL<number> | null {
  if (terms.length === 0) return null;
  const scores = terms.map((term) => {
    const ways = waysOf(term);
    const better = ways
      .slice(0, -1)
      .map(
        ({ query, score }) => sql`when ${products.search} @@ ${query}::tsquery then ${score}::int`,
      );
    return sql`case ${sql.join(better, sql` `)} else ${ways.at(-1)?.score}::int end`;
  });
  return sql<number>`(${sql.join(scores, sql` + `)})`;
}

/** SQL order of the products that match all of these terms, by their score, best first. */
export function orderByScore(terms: readonly Term[]): SQL[] {
  const score = scoreOf(terms);
  return score ? [desc(score)] : [];
}

/** Whether the title of a category or collection matches at least one of these search terms. */
export function hasAny(title: string, terms: readonly Term[]): boolean {
  const parts = partsOf(wordsOf(title));
  return terms.some((term) =>
    parts.some(({ words, groups }) =>
      "prefix" in term
        ? words.some((word) => word.startsWith(term.prefix))
        : groups.some((group) => term.groups.includes(group)),
    ),
  );
}
