/** Lists pieces in words, such as `2 × Ghungroo Gold Jhumka, Plain Ring`. */
export function piecesInWords(
  pieces: readonly { readonly name: string; readonly quantity: number }[],
): string {
  return pieces
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
    .join(", ");
}
