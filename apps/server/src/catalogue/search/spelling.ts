/**
 * The least number of letters of a word that is corrected. Too many other words differ from a
 * shorter word by a single letter.
 */
export const SHORTEST_CORRECTED = 4;
const ONE_SLIP_BELOW = 7;

/**
 * Returns how many typing mistakes are allowed in a word of this length. A mistake is a wrong,
 * missing or extra letter, or two swapped letters.
 */
export function slipsAllowed(word: string): number {
  return word.length < ONE_SLIP_BELOW ? 1 : 2;
}

/**
 * Lists the known words that a misspelt word may stand for, nearest first. Among equally near words
 * those with the same first letter come first, then alphabetical order decides.
 */
export function nearest(misspelt: string, knownWords: Iterable<string>): string[] {
  const allowed = slipsAllowed(misspelt);
  const near: { word: string; slips: number; otherStart: boolean }[] = [];
  for (const word of knownWords) {
    if (word.length < SHORTEST_CORRECTED || !/^\p{L}/u.test(word)) continue;
    if (Math.abs(word.length - misspelt.length) > allowed) continue;
    const slips = slipsBetween(misspelt, word);
    if (slips <= allowed) near.push({ word, slips, otherStart: word[0] !== misspelt[0] });
  }
  near.sort(
    (one, other) =>
      one.slips - other.slips ||
      Number(one.otherStart) - Number(other.otherStart) ||
      (one.word < other.word ? -1 : 1),
  );
  return near.map(({ word }) => word);
}

/** Computes the edit distance between two words (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let slips = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) slips = Math.min(slips, at(beforeLast, j - 2) + 1);
      row.push(slips);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, other.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? 0;
