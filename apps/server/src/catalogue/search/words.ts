/** Longer ones are no words; cut, they keep within what the database takes as one. */
const LONGEST_WORD = 60;

/**
 * The words of a text as search compares them: lower case, without accents, the nukta and the
 * chandrabindu, without an s of the plural, and with numbers apart from their units (`22kt` is
 * `22 kt`). Only letters with their marks, and digits, are in a word: it needs no quoting.
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
