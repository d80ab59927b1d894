import type { Span } from "@suvarna/domain/collection-figures";
import type { Carat } from "@suvarna/domain/fineness";
import { formatNumber } from "@suvarna/domain/formats";
import { plural } from "./plural.ts";

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

const span = (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`);

/** Joins words to a list in a sentence: `ruby, pearl and emerald`. */
function listed(words: readonly string[]): string {
  const [last, ...others] = words.toReversed();
  return others.length === 0 ? (last ?? "") : `${others.toReversed().join(", ")} and ${last}`;
}

function thePieces(count: number, the: string): string {
  if (count === 1) return `${the} piece`;
  return `${the} ${SMALL_NUMBERS[count] ?? formatNumber(count)} pieces`;
}

// The list of collections

export const lead = "Pieces that belong together, and how they are made.";
export const noCollections = "No collections at the moment";
export const exploreCollection = "Explore Collection";
/** The line below a collection's name: `8 pieces · 5.6 to 82 g of 22K gold`. */
export const piecesInGrams = (pieces: string, grams: string, metal: string) =>
  `${pieces} · ${grams} ${metal}`;

// The top of a collection's page

/** The heading of the list of a collection's pieces: `The eight pieces`. */
export const piecesTitle = (count: number) => thePieces(count, "The");
export const seePieces = (count: number) => `See ${thePieces(count, "the")}`;
export const piecesLabel = (count: number) => plural(count, "piece", "pieces");
export const fromPrice = (amount: string) => `from ${amount}`;
export const withGst = "with GST";
/** The line above the title of a collection: `A collection in 22K`. */
export function collectionIn(carats: readonly Carat[]): string {
  if (carats.length === 0) return "A collection";
  return `A collection in ${listed(carats.map((carat) => (carat === "Silver" ? "silver" : carat)))}`;
}
/** The metals of a collection's pieces, after a weight: `of 22K gold`, `of gold and silver`. */
export function ofMetal(carats: readonly Carat[]): string {
  const [only, ...others] = carats;
  if (only !== undefined && others.length === 0)
    return only === "Silver" ? "of silver" : `of ${only} gold`;
  return carats.includes("Silver") ? "of gold and silver" : "of gold";
}
/** The range of weights in grams: `5.6 to 82 g`, or `5.6 g` when all are equal. */
export const gramsSpan = ({ least, most }: Span) => `${span(least, most)}\u00a0g`;
/** The range of making charges, which are in basis points: `15 to 19%`. */
export const percentSpan = ({ least, most }: Span) => `${span(least / 100, most / 100)}%`;
export const titleOf = (title: string) => `${title} collection`;
export const notFound = "Collection not found";
export const notInShop = "This collection is not in the shop any more.";
export const seeAllCollections = "See all collections";

// The numbers about a collection

export const inFigures = "In figures";
export const goldInEveryPiece = "gold in every piece";
export const stoneCarats = (carats: number) => `${carats} ct`;
/** @param kinds the codes of the kinds of stones */
export const stonesTogether = (kinds: readonly string[]) =>
  `of ${listed(kinds)} in all of them together`;
export const makingOnEveryPiece = "making charge, written on every piece";
export const quoted = "Quoted";

// Two pieces that are worn together

export const wornTogether = "Worn together";
/** @param text the shop’s text about the two pieces */
export const togetherWeigh = <Part>(text: string, weight: Part) => [
  `${text} Both together weigh `,
  weight,
  ".",
];
export const addBoth = "Add both to cart";
export const adding = "Adding…";
export const addingFailed = "Failed to add to cart";
export const seeInShop = "See them in the shop";
