import { groupLexeme } from "../search/document.ts";
import type { Term } from "../search/terms.ts";
import { binarySearch } from "./orders.ts";

/**
 * The parts of a product in which a word can occur, as bits: the name, the category's title, and
 * all other texts. They are the weights A, B and C of the search document.
 */
const NAME = 1;
const TITLE = 2;
const REST = 4;
const PLACE_BITS = 3;
const PLACES = (1 << PLACE_BITS) - 1;
/** The lexemes that are no words: the synonym groups, which begin with `=`, and the numbers. */
const NO_WORD = /^[=\p{N}]/u;
const FIRST_LENGTH = 8;
const GROWTH = 1.5;

/** The score of a word for each combination of places, for a whole word and for a prefix. */
const WHOLE = scoresOf({ name: 6, title: 4, rest: 2 });
const BEGUN = scoresOf({ name: 5, title: 3, rest: 1 });
/** The score of a name of the list of synonyms that a product's name contains exactly as typed. */
const EXACT = 7;

/** The products that match a search: their row numbers in memory, with the score of each. */
export interface Hits {
  readonly rows: Uint32Array;
  readonly scores: Uint8Array;
}

/** The words of a product, each with its places. */
type Document = ReadonlyMap<number, number>;

/** The products that contain a word: each entry is a row number with the bits of the places. */
interface Posting {
  entries: Uint32Array;
  length: number;
}

/** The lexemes that match a term, each with its score for each combination of places. */
interface Ways {
  readonly lists: readonly { readonly lexeme: number; readonly scores: Uint8Array }[];
  /** The words that must all be in the name for the score `EXACT`; empty without such words. */
  readonly exact: readonly number[];
}

/**
 * An inverted index in memory of the search documents of the shown products. It gives the same
 * results and scores as the text search of the database (`search/terms.ts`). A posting takes 4
 * bytes; a product has some twenty.
 */
export interface Postings {
  /** Adds a product that the index does not have. @param text the document as a tsvector's text */
  add(row: number, text: string): void;
  /** Replaces the document of a product; an empty text for a product that is not shown. */
  replace(row: number, text: string): void;
  /** The number of replaced documents, which make every search a little slower. */
  replaced(): number;
  /** Finds the products that match all of these terms. */
  find(terms: readonly Term[]): Hits;
  /** Whether any product matches a term. */
  isFound(term: Term): boolean;
  /** Lists the words without digits whose length is between two limits. */
  wordsOfLength(least: number, most: number): string[];
}

export function createPostings(): Postings {
  const numbers = new Map<string, number>();
  const postings: Posting[] = [];
  /** The documents that were replaced after the product was added, by row number. */
  const changed = new Map<number, Document>();
  /** The lexemes that a prefix finds, in alphabetical order; null after one was added. */
  let sorted: string[] | null = null;
  let rows = 0;

  function numberOf(lexeme: string): number {
    const existing = numbers.get(lexeme);
    if (existing !== undefined) return existing;
    const number = postings.push({ entries: new Uint32Array(FIRST_LENGTH), length: 0 }) - 1;
    numbers.set(lexeme, number);
    if (!NO_WORD.test(lexeme)) sorted = null;
    return number;
  }

  function lexemesBeginning(prefix: string): readonly string[] {
    sorted ??= [...numbers.keys()].filter((lexeme) => !NO_WORD.test(lexeme)).sort();
    const all = sorted;
    const first = binarySearch(0, all.length, (at) => (all[at] as string) >= prefix);
    let end = first;
    while (end < all.length && (all[end] as string).startsWith(prefix)) end++;
    return all.slice(first, end);
  }

  function waysOf(term: Term): Ways {
    const numbersOf = (lexemes: readonly string[], scores: Uint8Array) =>
      lexemes.flatMap((lexeme) => {
        const number = numbers.get(lexeme);
        return number === undefined ? [] : { lexeme: number, scores };
      });
    if ("groups" in term) {
      const exact = (term.exact ?? []).map((word) => numbers.get(word));
      const all = exact.flatMap((number) => number ?? []);
      return {
        lists: numbersOf(term.groups.map(groupLexeme), WHOLE),
        exact: all.length === exact.length ? all : [],
      };
    }
    const { prefix } = term;
    // Numbers are not matched as a prefix, because a search for 1 does not mean 18.
    const begun = NO_WORD.test(prefix)
      ? []
      : lexemesBeginning(prefix).filter((lexeme) => lexeme !== prefix);
    return { lists: [...numbersOf([prefix], WHOLE), ...numbersOf(begun, BEGUN)], exact: [] };
  }

  const sizeOf = ({ lists }: Ways) =>
    lists.reduce((sum, { lexeme }) => sum + (postings[lexeme] as Posting).length, 0);

  /**
   * Memory that every search uses again, because large new arrays make the garbage collector run:
   * the scores of all products by one term and by all terms, the number of words that a name has,
   * and the rows that were found.
   */
  let scratch = newScratch(0);

  function cleanScratch(): Scratch {
    if (scratch.own.length < rows) scratch = newScratch(Math.ceil(rows * GROWTH));
    scratch.total.fill(0);
    return scratch;
  }

  /**
   * Scores all products by one term.
   * @param scores gets the score of each product, and contains only zeros before
   * @param foundRows gets the row numbers of the products with a score, if it is given
   * @returns the number of the products in `foundRows`
   */
  function score(ways: Ways, scores: Uint8Array, foundRows: Uint32Array | null): number {
    let count = 0;
    for (const { lexeme, scores: scoreOf } of ways.lists) {
      const { entries, length } = postings[lexeme] as Posting;
      for (let at = 0; at < length; at++) {
        const entry = entries[at] as number;
        const row = entry >>> PLACE_BITS;
        const own = scoreOf[entry & PLACES] as number;
        const before = scores[row] as number;
        if (before === 0 && foundRows) foundRows[count++] = row;
        if (own > before) scores[row] = own;
      }
    }
    if (ways.exact.length > 0) scoreExact(ways.exact, scores);
    for (const [row, document] of changed) {
      const own = scoreOfDocument(document, ways);
      if (scores[row] === 0 && own > 0 && foundRows) foundRows[count++] = row;
      scores[row] = own;
    }
    return count;
  }

  /** Gives the score `EXACT` to the found products whose name has all of these words. */
  function scoreExact(words: readonly number[], scores: Uint8Array): void {
    const { met } = scratch;
    met.fill(0);
    for (const [step, word] of words.entries()) {
      const isLast = step === words.length - 1;
      const { entries, length } = postings[word] as Posting;
      for (let at = 0; at < length; at++) {
        const entry = entries[at] as number;
        const row = entry >>> PLACE_BITS;
        if ((entry & NAME) === 0 || met[row] !== step) continue;
        met[row] = step + 1;
        if (isLast && scores[row] !== 0) scores[row] = EXACT;
      }
    }
  }

  return {
    add(row, text) {
      rows = Math.max(rows, row + 1);
      for (const [lexeme, places] of documentOf(text, numberOf)) {
        put(postings[lexeme] as Posting, ((row << PLACE_BITS) | places) >>> 0);
      }
    },
    replace(row, text) {
      rows = Math.max(rows, row + 1);
      changed.set(row, documentOf(text, numberOf));
    },
    replaced: () => changed.size,
    find(terms) {
      // The rarest term is scored first, so that the list of products to compare is short.
      const all = terms.map(waysOf).toSorted((one, other) => sizeOf(one) - sizeOf(other));
      const [first, ...others] = all;
      if (!first) return { rows: new Uint32Array(), scores: new Uint8Array() };
      const { own, total, rows: foundRows } = cleanScratch();
      let count = score(first, total, foundRows);
      for (const ways of others) {
        own.fill(0);
        score(ways, own, null);
        for (let at = 0; at < count; at++) {
          const row = foundRows[at] as number;
          const more = own[row] as number;
          total[row] = more === 0 || total[row] === 0 ? 0 : (total[row] as number) + more;
        }
      }
      const candidates = count;
      count = 0;
      for (let at = 0; at < candidates; at++) {
        const row = foundRows[at] as number;
        if (total[row] !== 0) foundRows[count++] = row;
      }
      const matching = foundRows.slice(0, count);
      const scores = new Uint8Array(count);
      for (let at = 0; at < count; at++) scores[at] = total[matching[at] as number] as number;
      return { rows: matching, scores };
    },
    isFound(term) {
      const ways = waysOf(term);
      const isInList = ways.lists.some(({ lexeme }) => {
        const { entries, length } = postings[lexeme] as Posting;
        for (let at = 0; at < length; at++) {
          if (!changed.has((entries[at] as number) >>> PLACE_BITS)) return true;
        }
        return false;
      });
      if (isInList) return true;
      return changed.values().some((document) => scoreOfDocument(document, ways) > 0);
    },
    wordsOfLength(least, most) {
      return [...numbers.keys()].filter(
        (lexeme) => lexeme.length >= least && lexeme.length <= most && !NO_WORD.test(lexeme),
      );
    },
  };
}

interface Scratch {
  readonly own: Uint8Array;
  readonly total: Uint8Array;
  readonly met: Uint8Array;
  readonly rows: Uint32Array;
}

function newScratch(size: number): Scratch {
  return {
    own: new Uint8Array(size),
    total: new Uint8Array(size),
    met: new Uint8Array(size),
    rows: new Uint32Array(size),
  };
}

function scoresOf({ name, title, rest }: Readonly<Record<"name" | "title" | "rest", number>>) {
  return Uint8Array.from({ length: PLACES + 1 }, (_, places) =>
    places & NAME ? name : places & TITLE ? title : rest,
  );
}

function scoreOfDocument(document: Document, { lists, exact }: Ways): number {
  let best = 0;
  for (const { lexeme, scores } of lists) {
    const places = document.get(lexeme);
    if (places !== undefined) best = Math.max(best, scores[places] as number);
  }
  const isExact = exact.length > 0 && exact.every((word) => (document.get(word) ?? 0) & NAME);
  return best > 0 && isExact ? EXACT : best;
}

function put(posting: Posting, entry: number): void {
  if (posting.length === posting.entries.length) {
    const larger = new Uint32Array(Math.ceil(posting.length * GROWTH));
    larger.set(posting.entries);
    posting.entries = larger;
  }
  posting.entries[posting.length++] = entry;
}

/**
 * Reads the text of a tsvector, such as `'=ring':1A,3C 'noor':1A`. A lexeme contains no quotes and
 * no backslashes, because `searchDocument` makes it of letters, digits and names of groups.
 */
function documentOf(text: string, numberOf: (lexeme: string) => number): Document {
  const document = new Map<number, number>();
  for (let at = text.indexOf("'"); at !== -1; ) {
    const end = text.indexOf("':", at + 1);
    const lexeme = text.slice(at + 1, end);
    const next = text.indexOf("'", end + 2);
    let places = 0;
    for (let place = end + 2; place < (next === -1 ? text.length : next); place++) {
      const code = text.charCodeAt(place);
      if (code === 65) places |= NAME;
      else if (code === 66) places |= TITLE;
      else if (code === 67) places |= REST;
    }
    document.set(numberOf(lexeme), places);
    at = next;
  }
  return document;
}
