// The constants of this language that pages use. A test compares `code` and `base` with the list in
// `languages.ts`.

import type { Certified, InCategory, Measured, Tagged, TagNames, Titled } from "../translated.ts";

export const code = "en";
export const base = "";
export const lang = "en-IN";
/** The attribute `lang` of a text of the shop's data, which is in English. */
export const langOfData = undefined;

/**
 * Returns the attribute `lang` of a text of the shop's data, which staff may have translated:
 * undefined when the text is in the language of the page.
 */
export const langOf = (_text: string | null | undefined): "en" | undefined => undefined;
/** Returns the shown name of the category of a piece. */
export const categoryOf = (piece: InCategory): string => piece.category;
/** Returns the shown name of a category. */
export const titleOf = (category: Titled): string => category.title;
/** Returns the shown name of a category by its title and its translated name, if it has one. */
export const nameOf = (title: string, _name: string | undefined): string => title;
/** Returns the certificate of a piece as shoppers read it. */
export const certificateOf = (piece: Certified): string | null => piece.certificate;
/** Returns the dimensions of a piece as shoppers read them. */
export const dimensionsOf = (piece: Measured): string | null => piece.dimensions;
/** Returns the shown name of a tag of articles. */
export const nameOfTag = (tag: string, _names: Pick<Tagged, "tagNames">): string => tag;
/** Returns the shown names of the tags of an article. */
export const tagNamesOf = (article: Tagged): readonly string[] => article.tags;
/** Returns the names of all tags of articles, which a page needs beside the tags. */
export const tagNamesIn = (
  _articles: readonly Pick<Tagged, "tagNames">[],
): { readonly tagNames?: TagNames } | undefined => undefined;
