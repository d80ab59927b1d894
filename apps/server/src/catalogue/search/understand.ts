import { and, between, sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { isShown } from "../product-rows.ts";
import { products, searchWords } from "../tables.ts";
import {
  groupsOfNamesBeginning,
  isFiller,
  joinedSpellings,
  KNOWN_WORDS,
  type Part,
  partsOf,
  spellingBeginning,
} from "./lexicon.ts";
import { nearest, SHORTEST_MENDED, slipsAllowed } from "./spelling.ts";
import { hasAll, type Term } from "./terms.ts";
import { wordsOf } from "./words.ts";

const MOST_WORDS = 8;
/** One letter makes too many short words of a catalogue alike; the list's own are worth a guess. */
const SHORTEST_NOT_LISTED = 5;
/** Of the words that a misspelt one may be, so many are looked up. */
const MOST_GUESSES = 8;

/**
 * What a shopper means by what they typed: the things that a piece must have, all of them. Each word
 * is the first of these that it can be: a name of the list of same words, the beginning of a word
 * in the catalogue or of the list, two words of the list run together, a misspelt word.
 * @returns null when nothing was typed; no terms when there is no word in it
 */
export async function understand(db: Db, typed: string | undefined): Promise<Term[] | null> {
  if (!typed) return null;
  const words = wordsOf(typed).slice(0, MOST_WORDS);
  const telling = words.filter((word) => !isFiller(word));
  const said = telling.length > 0 ? telling : words;
  const mended: string[] = [];
  for (const word of said) mended.push(...(await mend(db, word)));
  return termsOf(mended);
}

function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  let left = words;
  for (const part of partsOf(words)) {
    const unfinished =
      part.groups.length === 0 && left.length > 1 ? groupsOfNamesBeginning(left) : [];
    if (unfinished.length > 0) return [...terms, { groups: unfinished }];
    terms.push(termOf(part));
    left = left.slice(part.words.length);
  }
  return terms;
}

/** A single letter is the beginning of a word, also where the list has it as a unit. */
function termOf({ words, groups }: Part): Term {
  const said = words.join("");
  return groups.length > 0 && said.length > 1 ? { groups, said: words } : { begins: said };
}

/** The word itself where it is one or begins one; else what it may be meant for. */
async function mend(db: Db, word: string): Promise<readonly string[]> {
  const isPlain = KNOWN_WORDS.has(word) || /^\p{N}/u.test(word) || word.length < SHORTEST_MENDED;
  if (isPlain || (await beginsAny(db, word))) return [word];
  const begun = spellingBeginning(word);
  return begun ? [begun] : (joinedSpellings(word) ?? [await guess(db, word)]);
}

async function guess(db: Db, word: string): Promise<string> {
  const others = word.length < SHORTEST_NOT_LISTED ? [] : await findWordsLike(db, word);
  const guesses = nearest(word, [...KNOWN_WORDS, ...others]);
  for (const known of guesses.slice(0, MOST_GUESSES)) {
    const [part] = partsOf([known]);
    if (part && (await isFound(db, termOf(part)))) return known;
  }
  // It may be part of a name that the list knows only whole.
  return guesses.find((known) => KNOWN_WORDS.has(known)) ?? word;
}

/**
 * Whether a word of the catalogue begins so. The noted words are asked first: for a word that none
 * begins with, the pieces would all be read.
 */
async function beginsAny(db: Db, word: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(searchWords)
    .where(sql`starts_with(${searchWords.word}, ${word})`);
  for (const { word: begun } of rows) if (await isFound(db, { begins: begun })) return true;
  return false;
}

async function isFound(db: Db, term: Term): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(products)
    .where(and(isShown, hasAll([term])))
    .limit(1);
  return found.length > 0;
}

/** The words that pieces have or had, of about this length. */
async function findWordsLike(db: Db, word: string): Promise<string[]> {
  const slips = slipsAllowed(word);
  const rows = await db
    .select()
    .from(searchWords)
    .where(between(sql`length(${searchWords.word})`, word.length - slips, word.length + slips));
  return rows.map((row) => row.word);
}
