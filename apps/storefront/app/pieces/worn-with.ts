import type { Product } from "@suvarna/contract/catalogue/schemas";

type Matched = Pick<Product, "kind" | "metal" | "metalColour" | "stones">;

/** How many pieces are shown to wear with a piece. */
export const MOST_WORN_WITH = 3;
/** Fewer pieces than this make no row. */
const LEAST_WORN_WITH = 2;

/**
 * The related pieces that are worn together with a piece: of another kind, in the same metal and
 * colour, and with the same first stone or both without stones. None if there are too few.
 */
export function wornWith<Piece extends Matched>(
  piece: Matched,
  related: readonly Piece[],
): readonly Piece[] {
  const [first] = piece.stones;
  const matching = related
    .filter(
      ({ kind, metal, metalColour, stones }) =>
        kind !== piece.kind &&
        metal === piece.metal &&
        metalColour === piece.metalColour &&
        (first ? stones.some((stone) => stone.kind === first.kind) : stones.length === 0),
    )
    .slice(0, MOST_WORN_WITH);
  return matching.length < LEAST_WORN_WITH ? [] : matching;
}

/** Says what a piece and the pieces to wear with it have in common. */
export function wornWithWords({ metalColour, stones }: Matched): string {
  const [first] = stones;
  const colour = metalColour.toLowerCase();
  return first
    ? `With ${first.kind.toLowerCase()} too, in ${colour}.`
    : `Also in ${colour}, without stones.`;
}
