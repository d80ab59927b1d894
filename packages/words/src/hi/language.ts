// The constants of this language that pages use. A test compares `code` and `base` with the list in
// `languages.ts`.

import type { Certified, InCategory, Measured, Titled } from "../translated.ts";

export const code = "hi";
export const base = "/hi";
export const lang = "hi-IN";
/** The attribute `lang` of a text of the shop's data, which is in English. */
export const langOfData = "en";

const DEVANAGARI = /[\u0900-\u097f]/;

/**
 * Returns the attribute `lang` of a text of the shop's data. A text that staff have not translated
 * is in English, which is seen by its script.
 */
export function langOf(text: string | null | undefined): "en" | undefined {
  return DEVANAGARI.test(text ?? "") ? undefined : "en";
}
export const categoryOf = (piece: InCategory): string => piece.categoryName ?? piece.category;
export const titleOf = (category: Titled): string => category.name ?? category.title;
export const nameOf = (title: string, name: string | undefined): string => name ?? title;
export const certificateOf = (piece: Certified): string | null =>
  piece.certificateText ?? piece.certificate;
export const dimensionsOf = (piece: Measured): string | null =>
  piece.dimensionsText ?? piece.dimensions;
