/** A size of a product. */
interface ProductSize {
  readonly size: string;
  readonly isAvailable: boolean;
}

/**
 * The size in which a found product is entered: that of the piece with the scanned HUID, or the first
 * available size when the product was found by its words. Empty for a product without sizes; null
 * for a piece whose size is not known although the product has sizes, because a guess would sell
 * another size than the scanned one.
 * @param piece the piece with the scanned HUID; null when the product was found by its words
 */
export function sizeToSell(
  { sizes }: { readonly sizes: readonly ProductSize[] | null },
  piece: { readonly size: string | null } | null,
): string | null {
  if (!sizes) return "";
  if (piece) return piece.size;
  return sizes.find(({ isAvailable }) => isAvailable)?.size ?? "";
}

/** Whether six signs without a digit, such as "bangle", are a word to search for rather than a HUID. */
export function isWord(signs: string): boolean {
  return !/\d/.test(signs);
}

/** The sentence about six signs that are neither the HUID of a piece nor found by a search. */
export function noPieceWords(signs: string): string {
  return isWord(signs)
    ? `The shop has no piece called “${signs.toLowerCase()}”.`
    : `The shop has no piece with the HUID ${signs}.`;
}
