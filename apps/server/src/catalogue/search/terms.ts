import { desc, type SQL, sql } from "drizzle-orm";
import { products } from "../tables.ts";
import { groupLexeme } from "./document.ts";
import { partsOf } from "./lexicon.ts";
import { wordsOf } from "./words.ts";

/**
 * One thing that a piece must have: a word of any of these groups of same words (as `said`, where
 * it was said whole), or one that begins so.
 */
export type Term =
  | { readonly groups: readonly string[]; readonly said?: readonly string[] }
  | { readonly begins: string };

/** A way to have a thing, as a tsquery, and how well that is. */
interface Way {
  readonly query: string;
  readonly score: number;
}

/**
 * From the best on: in the name, in the category's title, anywhere; the whole word before its
 * beginning. A name in the very words comes before one that says the same in others.
 */
function waysOf(term: Term): readonly Way[] {
  const lexemes = "groups" in term ? term.groups.map(groupLexeme) : [term.begins];
  const among = (suffix: string) => lexemes.map((lexeme) => `'${lexeme}'${suffix}`).join(" | ");
  const whole = [
    { query: among(":A"), score: 6 },
    { query: among(":B"), score: 4 },
    { query: among(""), score: 2 },
  ];
  if ("groups" in term)
    return term.said ? [{ query: inName(term.said), score: 7 }, ...whole] : whole;
  // No number is the beginning of another: 1 is not 18.
  if (/^\p{N}/u.test(term.begins)) return whole;
  const begun = [
    { query: among(":*A"), score: 5 },
    { query: among(":*B"), score: 3 },
    { query: among(":*"), score: 1 },
  ];
  return [...whole, ...begun].toSorted((one, other) => other.score - one.score);
}

function inName(words: readonly string[]): string {
  return words.map((word) => `'${word}':A`).join(" & ");
}

/** Whether a products row has all of these; without any, nothing has. */
export function hasAll(terms: readonly Term[]): SQL {
  if (terms.length === 0) return sql`false`;
  const all = terms.map((term) => `(${waysOf(term).at(-1)?.query})`).join(" & ");
  return sql`${products.search} @@ ${all}::tsquery`;
}

/** The order of products rows that have all of these: who has them best first. */
export function bestFirst(terms: readonly Term[]): SQL[] {
  if (terms.length === 0) return [];
  const scores = terms.map((term) => {
    const ways = waysOf(term);
    const better = ways
      .slice(0, -1)
      .map(
        ({ query, score }) => sql`when ${products.search} @@ ${query}::tsquery then ${score}::int`,
      );
    return sql`case ${sql.join(better, sql` `)} else ${ways.at(-1)?.score}::int end`;
  });
  return [desc(sql.join(scores, sql` + `))];
}

/** Whether a title has any of these. */
export function hasAny(title: string, terms: readonly Term[]): boolean {
  const parts = partsOf(wordsOf(title));
  return terms.some((term) =>
    parts.some(({ words, groups }) =>
      "begins" in term
        ? words.some((word) => word.startsWith(term.begins))
        : groups.some((group) => term.groups.includes(group)),
    ),
  );
}
