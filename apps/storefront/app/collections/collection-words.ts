import type { CollectionFigures, Span } from "@suvarna/domain/collection-figures";
import type { Carat } from "@suvarna/domain/fineness";
import { formatNumber } from "@suvarna/domain/formats";

const SMALL_NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/**
 * The number of pieces of a collection as text: `the eight pieces`, `the 40 pieces`, `the piece`.
 */
export function thePieces(count: number): string {
  if (count === 1) return "the piece";
  return `the ${SMALL_NUMBERS[count] ?? formatNumber(count)} pieces`;
}

/** The line above the title of a collection: `A collection in 22K`. */
export function collectionIn(carats: readonly Carat[]): string {
  if (carats.length === 0) return "A collection";
  return `A collection in ${listed(carats.map((carat) => (carat === "Silver" ? "silver" : carat)))}`;
}

/** The metals of a collection's pieces: `22K gold`, `gold and silver`. */
export function metalOf(carats: readonly Carat[]): string {
  const [only, ...others] = carats;
  if (only !== undefined && others.length === 0)
    return only === "Silver" ? "silver" : `${only} gold`;
  return carats.includes("Silver") ? "gold and silver" : "gold";
}

/** The range of weights in grams: `5.6 to 82 g`, or `5.6 g` when all are equal. */
export function gramsSpan({ least, most }: Span): string {
  return `${span(least, most)}\u00a0g`;
}

/** The range of making charges, which are in basis points: `15 to 19%`. */
export function percentSpan({ least, most }: Span): string {
  return `${span(least / 100, most / 100)}%`;
}

const span = (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`);

/** A number about a collection with its label. */
export interface Figure {
  readonly value: string;
  readonly words: string;
}

/**
 * The row of numbers about a collection: first those that are computed from the pieces, then those
 * that staff have written.
 */
export function figuresRow(
  { purity, stoneCarats, making }: CollectionFigures,
  stoneKinds: readonly string[],
  written: readonly Figure[],
): Figure[] {
  const computed = [
    purity === null ? null : { value: `${purity}%`, words: "gold in every piece" },
    stoneCarats === 0
      ? null
      : {
          value: `${stoneCarats} ct`,
          words: `of ${listed(stoneKinds)} in all of them together`,
        },
    making === null
      ? null
      : { value: percentSpan(making), words: "making charge, written on every piece" },
  ];
  return [...computed.filter((figure) => figure !== null), ...written];
}

/** Joins words to a list in a sentence: `ruby, pearl and emerald`. */
function listed(words: readonly string[]): string {
  const [last, ...others] = words.toReversed();
  return others.length === 0 ? (last ?? "") : `${others.toReversed().join(", ")} and ${last}`;
}
