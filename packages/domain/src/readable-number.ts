/**
 * The letters exclude I, L, O and U, so that people do not misread them and they do not form words.
 */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS_PER_LETTER = 5;

/**
 * Writes the random end of an id in letters that people can read out.
 * @param id a UUID of version 7, whose last 62 bits are random
 * @param length at most 12 letters, of five bits each
 */
export function readableLetters(id: string, length: number): string {
  const end = BigInt(`0x${id.replaceAll("-", "").slice(-16)}`);
  return Array.from({ length }, (_, place) => {
    const shift = BigInt((length - 1 - place) * BITS_PER_LETTER);
    return LETTERS.charAt(Number((end >> shift) & 31n));
  }).join("");
}
