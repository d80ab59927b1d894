import {
  groupsOfNamesBeginning,
  isFiller,
  KNOWN_WORDS,
  type Part,
  partsOf,
  spellingBeginning,
  splitJoinedWords,
} from "./lexicon.ts";
import { nearest, SHORTEST_CORRECTED, slipsAllowed } from "./spelling.ts";
import type { Term } from "./terms.ts";
import type { WordLookup } from "./word-lookup.ts";
import { wordsOf } from "./words.ts";

const MOST_WORDS = 8;
/**
 * The least number of letters of a misspelt word that is compared with the catalogue's words. A
 * shorter word is compared only with the list of synonyms, because it resembles too many words of
 * the catalogue.
 */
const SHORTEST_NOT_LISTED = 5;
/** How many possible corrections of a misspelt word are looked up in the index. */
const MOST_GUESSES = 8;

/**
 * Converts the text of a search into terms; a product must match all of them. Each word is tried in
 * this order: as a name in the list of synonyms, as the beginning of a word in the catalogue or the
 * list, as two words of the list that are written together, as a misspelt word.
 * @returns null when nothing was typed; an empty list when the text contains no word
 */
export async function parseSearch(
  lookup: WordLookup,
  text: string | undefined,
): Promise<Term[] | null> {
  if (!text) return null;
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const meaningful = words.filter((word) => !isFiller(word));
  const searched = meaningful.length > 0 ? meaningful : words;
  const corrected: string[] = [];
  for (const word of searched) corrected.push(...(await correct(lookup, word)));
  return termsOf(corrected);
}

function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  let remaining = words;
  for (const part of partsOf(words)) {
    const unfinished =
      part.groups.length === 0 && remaining.length > 1 ? groupsOfNamesBeginning(remaining) : [];
    if (unfinished.length > 0) return [...terms, { groups: unfinished }];
    terms.push(termOf(part));
    remaining = remaining.slice(part.words.length);
  }
  return terms;
}

/**
 * A single letter is searched as a prefix, even when the list of synonyms has the letter as a unit,
 * such as g for gram.
 */
function termOf({ words, groups }: Part): Term {
  const text = words.join("");
  return groups.length > 0 && text.length > 1 ? { groups, exact: words } : { prefix: text };
}

/**
 * Returns the word itself when it is known or begins a known word; otherwise its most likely
 * correction.
 */
async function correct(lookup: WordLookup, word: string): Promise<readonly string[]> {
  const isPlain = KNOWN_WORDS.has(word) || /^\p{N}/u.test(word) || word.length < SHORTEST_CORRECTED;
  if (isPlain || (await lookup.isPrefixOfAny(word))) return [word];
  const completed = spellingBeginning(word);
  return completed ? [completed] : (splitJoinedWords(word) ?? [await guess(lookup, word)]);
}

async function guess(lookup: WordLookup, word: string): Promise<string> {
  const slips = slipsAllowed(word);
  const others =
    word.length < SHORTEST_NOT_LISTED
      ? []
      : await lookup.wordsOfLength(word.length - slips, word.length + slips);
  const guesses = nearest(word, [...KNOWN_WORDS, ...others]);
  for (const guess of guesses.slice(0, MOST_GUESSES)) {
    const [part] = partsOf([guess]);
    if (part && (await lookup.isFound(termOf(part)))) return guess;
  }
  // The correction may be a part of a name that the list of synonyms contains only as a whole.
  return guesses.find((known) => KNOWN_WORDS.has(known)) ?? word;
}
