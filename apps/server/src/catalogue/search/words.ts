/**
 * The most letters of an indexed word. Longer words are cut, because PostgreSQL limits the length
 * of a lexeme.
 */
const LONGEST_WORD = 60;

/**
 * Splits a text into words in the form that the search compares: lower case, without accents, nukta
 * and chandrabindu, without the s of a plural, and with numbers separate from their units (`22kt`
 * becomes `22 kt`). A word contains only letters with their marks, and digits, so it needs no
 * quoting in a tsquery.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]|\u093c|\u200c|\u200d/g, "")
    .replaceAll("\u0901", "\u0902")
    .toLowerCase();
  const words = plain.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
  return words.map((word) => singular(word.slice(0, LONGEST_WORD)));
}

function singular(word: string): string {
  return /^[a-z]{3,}s$/.test(word) && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
