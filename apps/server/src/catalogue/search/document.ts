import type { products } from "../tables.ts";
import { partsOf, withWider } from "./lexicon.ts";
import { OF_EVERY_PIECE } from "./same-words.ts";
import { wordsOf } from "./words.ts";

export type Searched = Pick<
  typeof products.$inferInsert,
  "name" | "kind" | "metal" | "metalColour" | "carat" | "stones" | "tags"
> & {
  /** The number by which shop and shopper speak of the piece; undefined where it has none. */
  readonly modelNumber: string | undefined;
};

/** Where a word stands: the name, the category's title, all the rest; as the weights of a tsvector. */
type Place = "A" | "B" | "C";

/** Far more than a piece has; a tsvector has its bounds. */
const MOST_LEXEMES = 1000;

/**
 * What a search finds a piece by, as the text of a tsvector: its words as they are written, and
 * `=group` for what the list of same words knows.
 */
export function searchDocument(piece: Searched, categoryTitle: string): string {
  const { name, kind, metal, metalColour, carat, stones, tags, modelNumber = "" } = piece;
  const rest = [
    kind,
    metal,
    metalColour,
    carat,
    ...stones.map((stone) => stone.kind),
    ...tags,
    modelNumber,
  ];
  const places = new Map<string, Set<Place>>();

  function put(lexeme: string, place: Place): void {
    places.set(lexeme, (places.get(lexeme) ?? new Set()).add(place));
  }
  function add(text: string, place: Place): void {
    for (const { words, groups } of partsOf(wordsOf(text))) {
      for (const word of words) put(word, place);
      for (const group of groups.flatMap(withWider)) put(groupLexeme(group), place);
    }
  }
  add(name, "A");
  add(categoryTitle, "B");
  for (const text of rest) add(text, "C");
  put(groupLexeme(OF_EVERY_PIECE), "C");

  const lexemes = [...places].slice(0, MOST_LEXEMES);
  return lexemes.map(([lexeme, at]) => `'${lexeme}':${positions(at)}`).join(" ");
}

/** How a group of same words stands in the index; nothing that is typed can be it. */
export function groupLexeme(group: string): string {
  return `=${group}`;
}

/** A weight is said of a position, so each place is one. */
function positions(places: ReadonlySet<Place>): string {
  return [...places].map((place) => `${"ABC".indexOf(place) + 1}${place}`).join(",");
}
