import { createHash } from "node:crypto";
import { FILLERS, SAME_WORDS } from "./synonym-groups.ts";
import { wordsOf } from "./words.ts";

/**
 * The version of the code that makes words or search documents. Increase this number when this code
 * changes; every product is then indexed again at the next start.
 */
const METHOD = 3;

/**
 * The version of the search index: a hash of the list of synonyms and of the version of the code.
 */
export const SEARCH_EDITION = createHash("sha256")
  .update(JSON.stringify([METHOD, SAME_WORDS]))
  .digest("base64url")
  .slice(0, 12);

/** A word, or several words that form one name, with the synonym groups to which it belongs. */
export interface Part {
  readonly words: readonly string[];
  readonly groups: readonly string[];
}

/**
 * Maps each spelling to its synonym groups. The words of a spelling are joined by single spaces.
 */
const groupsBySpelling = new Map<string, string[]>();
for (const [name, { words }] of Object.entries(SAME_WORDS)) {
  for (const word of words) {
    const spelling = wordsOf(word).join(" ");
    const groups = groupsBySpelling.get(spelling) ?? [];
    if (!groups.includes(name)) groupsBySpelling.set(spelling, [...groups, name]);
  }
}

const SPELLINGS = [...groupsBySpelling.keys()];
const MOST_WORDS = Math.max(...SPELLINGS.map((spelling) => spelling.split(" ").length));
const SHORTEST_JOINED = 3;
const fillers = new Set(FILLERS.flatMap(wordsOf));

/** Every word that occurs in the list of synonyms, alone or in a name of several words. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  SPELLINGS.flatMap((spelling) => spelling.split(" ")),
);

export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/**
 * Splits words into names of the list of synonyms, preferring the longest name, and single words
 * that are not in the list.
 */
export function partsOf(words: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const part = nameAt(words, at) ?? { words: words.slice(at, at + 1), groups: [] };
    parts.push(part);
    at += part.words.length;
  }
  return parts;
}

function nameAt(words: readonly string[], at: number): Part | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length);
    const groups = groupsBySpelling.get(name.join(" "));
    if (groups) return { words: name, groups };
  }
  return null;
}

/**
 * Finds the first word of the list of synonyms that starts with this text; null when there is none.
 */
export function spellingBeginning(prefix: string): string | null {
  return (
    SPELLINGS.find((spelling) => spelling.startsWith(prefix) && !spelling.includes(" ")) ?? null
  );
}

/**
 * Finds two words of the list of synonyms that are written together, as in `goldring`; null when
 * there are none.
 */
export function splitJoinedWords(word: string): readonly [string, string] | null {
  for (let cut = SHORTEST_JOINED; cut <= word.length - SHORTEST_JOINED; cut++) {
    const [one, other] = [word.slice(0, cut), word.slice(cut)];
    if (groupsBySpelling.has(one) && groupsBySpelling.has(other)) return [one, other];
  }
  return null;
}

/** Returns the synonym groups of all names of several words that start with these words. */
export function groupsOfNamesBeginning(words: readonly string[]): string[] {
  const prefix = words.join(" ");
  const names = SPELLINGS.filter((spelling) => spelling.startsWith(prefix));
  return [...new Set(names.flatMap((name) => groupsBySpelling.get(name) ?? []))];
}

/** Maps each synonym group to itself and all groups that include it, directly or indirectly. */
const wider = new Map(Object.keys(SAME_WORDS).map((group) => [group, groupsAround(group)]));

function groupsAround(group: string): string[] {
  const around = Object.entries(SAME_WORDS).flatMap(([name, { includes = [] }]) =>
    includes.includes(group) ? groupsAround(name) : [],
  );
  return [group, ...around];
}

/** Returns a synonym group and all groups that include it. */
export function withWiderGroups(group: string): readonly string[] {
  return wider.get(group) ?? [group];
}
