import type { products } from "../tables.ts";
import { partsOf, withWiderGroups } from "./lexicon.ts";
import { OF_EVERY_PIECE } from "./synonym-groups.ts";
import { wordsOf } from "./words.ts";

export type Searched = Pick<
  typeof products.$inferInsert,
  "name" | "kind" | "metal" | "metalColour" | "carat" | "stones" | "tags" | "translations"
> & {
  /** The model number that shoppers see; undefined when the product has none. */
  readonly modelNumber: string | undefined;
};

/**
 * The part of a product in which a word occurs, as the weight of a tsvector: A is the name, B the
 * category's title, C all other texts.
 */
type Place = "A" | "B" | "C";

/**
 * The most words of a search document. The limit protects the tsvector, whose size is bounded; a
 * real product has far fewer words.
 */
const MOST_LEXEMES = 1000;

/**
 * Builds the search document of a product, as the text of a tsvector. The document contains the
 * product's words as they are written in all languages, and `=group` for each synonym group of
 * these words.
 * @param categoryTitles the titles of the product's category in all languages
 */
export function searchDocument(piece: Searched, categoryTitles: string): string {
  const { name, kind = "other", metal, metalColour, carat, stones, tags, modelNumber = "" } = piece;
  const translated = Object.values(piece.translations ?? {});
  const textsOf = (field: string) => translated.flatMap((texts) => texts[field]?.text ?? []);
  const rest = [
    kind === "other" ? "" : kind,
    metal,
    metalColour,
    carat,
    ...stones.map((stone) => stone.kind),
    ...tags,
    modelNumber,
    ...textsOf("tags"),
    ...textsOf("details.style"),
  ];
  const places = new Map<string, Set<Place>>();

  function put(lexeme: string, place: Place): void {
    places.set(lexeme, (places.get(lexeme) ?? new Set()).add(place));
  }
  function add(text: string, place: Place): void {
    for (const { words, groups } of partsOf(wordsOf(text))) {
      for (const word of words) put(word, place);
      for (const group of groups.flatMap(withWiderGroups)) put(groupLexeme(group), place);
    }
  }
  for (const text of [name, ...textsOf("name")]) add(text, "A");
  add(categoryTitles, "B");
  for (const text of rest) add(text, "C");
  put(groupLexeme(OF_EVERY_PIECE), "C");

  const lexemes = [...places].slice(0, MOST_LEXEMES);
  return lexemes.map(([lexeme, at]) => `'${lexeme}':${positions(at)}`).join(" ");
}

/** Returns the lexeme by which a synonym group is indexed. Its `=` can't occur in a typed word. */
export function groupLexeme(group: string): string {
  return `=${group}`;
}

/**
 * A tsvector stores a weight only together with a position, so each weight gets a position of its
 * own.
 */
function positions(places: ReadonlySet<Place>): string {
  return [...places].map((place) => `${"ABC".indexOf(place) + 1}${place}`).join(",");
}
