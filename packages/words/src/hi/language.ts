// The constants of this language that pages use. A test compares `code` and `base` with the list in
// `languages.ts`.

import type { Certified, InCategory, Measured, Tagged, TagNames, Titled } from "../translated.ts";

export const code = "hi";
export const base = "/hi";
export const lang = "hi-IN";
/** The attribute `lang` of a text of the shop's data, which is in English. */
export const langOfData = "en";

const DEVANAGARI = /\p{Script=Devanagari}/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * Returns the attribute `lang` of a text of the shop's data. A text that staff have not translated
 * is in English, which is seen by its script. A text without letters, such as a number, is in the
 * language of the page.
 */
export function langOf(text: string | null | undefined): "en" | undefined {
  const textOrEmpty = text ?? "";
  return LATIN.test(textOrEmpty) && !DEVANAGARI.test(textOrEmpty) ? "en" : undefined;
}
export const categoryOf = (piece: InCategory): string => piece.categoryName ?? piece.category;
export const titleOf = (category: Titled): string => category.name ?? category.title;
export const nameOf = (title: string, name: string | undefined): string => name ?? title;
export const certificateOf = (piece: Certified): string | null =>
  piece.certificateText ?? piece.certificate;
export const dimensionsOf = (piece: Measured): string | null =>
  piece.dimensionsText ?? piece.dimensions;
export function nameOfTag(tag: string, { tagNames = {} }: Pick<Tagged, "tagNames">): string {
  // Every object inherits names such as `constructor`, which are no tags of the article.
  return (Object.hasOwn(tagNames, tag) ? tagNames[tag] : undefined) ?? tag;
}
export const tagNamesOf = (article: Tagged): readonly string[] =>
  article.tags.map((tag) => nameOfTag(tag, article));
export const tagNamesIn = (
  articles: readonly Pick<Tagged, "tagNames">[],
): { readonly tagNames?: TagNames } => ({
  tagNames: Object.assign({}, ...articles.map(({ tagNames }) => tagNames)),
});
