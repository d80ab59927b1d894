import { createHash } from "node:crypto";
import { FILLERS, SAME_WORDS } from "./same-words.ts";
import { wordsOf } from "./words.ts";

/** Raise it when words or documents are made otherwise, so that every piece is indexed anew. */
const METHOD = 2;

/** What the index of a piece was made by: the list of same words, and how it is used. */
export const SEARCH_EDITION = createHash("sha256")
  .update(JSON.stringify([METHOD, SAME_WORDS]))
  .digest("base64url")
  .slice(0, 12);

/** A word, or several that are one name, and the groups of same words that they stand for. */
export interface Part {
  readonly words: readonly string[];
  readonly groups: readonly string[];
}

/** The groups of each spelling, by its words with blanks between them. */
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

/** Every word that is in the list, by itself or in a name of several words. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set(
  SPELLINGS.flatMap((spelling) => spelling.split(" ")),
);

export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** Takes words apart into names of the list, the longest first, and other words one by one. */
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

/** The first word of the list that begins so, if any. */
export function spellingBeginning(begins: string): string | null {
  return (
    SPELLINGS.find((spelling) => spelling.startsWith(begins) && !spelling.includes(" ")) ?? null
  );
}

/** The two words of the list of which a word is made without a blank, if it is: `goldring`. */
export function joinedSpellings(word: string): readonly [string, string] | null {
  for (let cut = SHORTEST_JOINED; cut <= word.length - SHORTEST_JOINED; cut++) {
    const [one, other] = [word.slice(0, cut), word.slice(cut)];
    if (groupsBySpelling.has(one) && groupsBySpelling.has(other)) return [one, other];
  }
  return null;
}

/** The groups of the names of several words that begin so. */
export function groupsOfNamesBeginning(words: readonly string[]): string[] {
  const begins = words.join(" ");
  const names = SPELLINGS.filter((spelling) => spelling.startsWith(begins));
  return [...new Set(names.flatMap((name) => groupsBySpelling.get(name) ?? []))];
}

/** Each group with all that include it. */
const wider = new Map(Object.keys(SAME_WORDS).map((group) => [group, groupsAround(group)]));

function groupsAround(group: string): string[] {
  const around = Object.entries(SAME_WORDS).flatMap(([name, { includes = [] }]) =>
    includes.includes(group) ? groupsAround(name) : [],
  );
  return [group, ...around];
}

/** The group and all that include it. */
export function withWider(group: string): readonly string[] {
  return wider.get(group) ?? [group];
}
