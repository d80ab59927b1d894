import * as jewellery from "@suvarna/words/here/jewellery";

/**
 * A category of a listing by its title, or a collection by its slug, and its name in the language of
 * the page if it is known.
 */
export interface NamedValue {
  readonly value: string;
  readonly name?: string | undefined;
}

/**
 * The shown name of a category.
 * @param title the category's title as an address has it, in upper or lower case
 */
export function categoryName(categories: readonly NamedValue[], title: string): string {
  const lowerTitle = title.toLowerCase();
  const category = categories.find(({ value }) => value.toLowerCase() === lowerTitle);
  return category?.name ?? jewellery.categoryWords(category?.value ?? title);
}
