import * as jewellery from "@suvarna/words/here/jewellery";

/** A category of a listing: its title, and its name in the language of the page if it is known. */
export interface NamedCategory {
  readonly value: string;
  readonly name?: string | undefined;
}

/**
 * The shown name of a category.
 * @param title the category's title as an address has it, in upper or lower case
 */
export function categoryName(categories: readonly NamedCategory[], title: string): string {
  const wanted = title.toLowerCase();
  const found = categories.find(({ value }) => value.toLowerCase() === wanted);
  return found?.name ?? jewellery.categoryWords(found?.value ?? title);
}
