/** The maximum number of letters of an engraving, spaces included. */
export const MOST_LETTERS = 14;

const LETTERS = /^[A-Z0-9&.\- ]*$/;

/**
 * Converts letters into the form in which they are engraved: in capitals, without spaces around
 * them or double spaces.
 */
export function engravingOf(typed: string): string {
  return typed.toUpperCase().replace(/\s+/g, " ").trim();
}

/**
 * Whether letters can be engraved: A to Z, digits, `&`, `.`, `-` and spaces, at most 14 characters.
 * An empty text is allowed and means no engraving.
 * @param letters the result of `engravingOf`
 */
export function canEngrave(letters: string): boolean {
  return letters.length <= MOST_LETTERS && LETTERS.test(letters);
}
