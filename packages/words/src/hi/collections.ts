import type { Span } from "@suvarna/domain/collection-figures";
import type { Carat } from "@suvarna/domain/fineness";
import { formatNumber } from "@suvarna/domain/formats";
import { stoneWords } from "./jewellery.ts";
import { plural } from "./plural.ts";

const span = (least: number, most: number) => (least === most ? `${least}` : `${least} से ${most}`);

/** Joins words to a list in a sentence: `माणिक, मोती और पन्ना`. */
function listed(words: readonly string[]): string {
  const [last, ...others] = words.toReversed();
  return others.length === 0 ? (last ?? "") : `${others.toReversed().join(", ")} और ${last}`;
}

// The list of collections

export const lead = "एक-दूसरे से मेल खाते गहने, और वे कैसे बनते हैं।";
export const noCollections = "अभी कोई कलेक्शन नहीं है";
export const exploreCollection = "गहने देखें";
/** The line below a collection's name: `8 गहने · 5.6 से 82 ग्राम, 22K सोना`. */
export const piecesInGrams = (pieces: string, grams: string, metal: string) =>
  `${pieces} · ${grams}, ${metal}`;

// The top of a collection's page

/** The heading of the list of a collection's pieces: `कलेक्शन के 8 गहने`. */
export const piecesTitle = (count: number) =>
  plural(count, "कलेक्शन का गहना", `कलेक्शन के ${formatNumber(count)} गहने`);
export const seePieces = (count: number) =>
  plural(count, "गहना देखें", `सभी ${formatNumber(count)} गहने देखें`);
export const piecesLabel = (count: number) => plural(count, "गहना", "गहने");
export const fromPrice = (amount: string) => `${amount} से`;
export const withGst = "GST सहित";
/** The line above the title of a collection: `22K का कलेक्शन`. */
export function collectionIn(carats: readonly Carat[]): string {
  if (carats.length === 0) return "कलेक्शन";
  return `${listed(carats.map((carat) => (carat === "Silver" ? "चाँदी" : carat)))} का कलेक्शन`;
}
/** The metals of a collection's pieces, after a weight: `22K सोना`, `सोना और चाँदी`. */
export function ofMetal(carats: readonly Carat[]): string {
  const [only, ...others] = carats;
  if (only !== undefined && others.length === 0) return only === "Silver" ? "चाँदी" : `${only} सोना`;
  return carats.some((carat) => carat === "Silver") ? "सोना और चाँदी" : "सोना";
}
/** The range of weights in grams: `5.6 से 82 ग्राम`, or `5.6 ग्राम` when all are equal. */
export const gramsSpan = ({ least, most }: Span) => `${span(least, most)} ग्राम`;
/** The range of making charges, which are in basis points: `15 से 19%`. */
export const percentSpan = ({ least, most }: Span) => `${span(least / 100, most / 100)}%`;
export const titleOf = (title: string) => `${title} कलेक्शन`;
export const notFound = "यह कलेक्शन नहीं मिला";
export const notInShop = "यह कलेक्शन अब दुकान में नहीं है।";
export const seeAllCollections = "सभी कलेक्शन देखें";

// The numbers about a collection

export const inFigures = "आँकड़ों में";
export const goldInEveryPiece = "सोना, हर गहने में";
export const stoneCarats = (carats: number) => `${carats} कैरेट`;
/** @param kinds the codes of the kinds of stones */
export const stonesTogether = (kinds: readonly string[]) =>
  `${listed(kinds.map(stoneWords))}, सभी गहनों में मिलाकर`;
export const makingOnEveryPiece = "गढ़ाई शुल्क, हर गहने पर लिखा हुआ";
export const quoted = "किसने क्या कहा";

// Two pieces that are worn together

export const wornTogether = "साथ में पहनें";
/** @param text the shop’s text about the two pieces */
export const togetherWeigh = <Part>(text: string, weight: Part) => [
  `${text} दोनों का वज़न मिलाकर `,
  weight,
  " है।",
];
export const addBoth = "दोनों बैग में डालें";
export const adding = "बैग में डाल रहे हैं…";
export const addingFailed = "गहने बैग में नहीं डाले जा सके";
export const seeInShop = "दुकान में आकर देखें";
