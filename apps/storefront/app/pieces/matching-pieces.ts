import type { Product } from "@suvarna/contract/catalogue/schemas";
import { stoneWords } from "@suvarna/words/here/jewellery";
import * as metals from "@suvarna/words/here/metal";
import * as say from "@suvarna/words/here/pieces";

type Matched = Pick<Product, "kind" | "metal" | "metalColour" | "stones">;

/** The largest number of pieces that are suggested to wear with a piece. */
export const MOST_WORN_WITH = 3;
/** With fewer suggested pieces than this, the row is left out. */
const LEAST_WORN_WITH = 2;

/**
 * The related pieces that are worn together with a piece: of another kind, in the same metal and
 * colour, and with the same first stone or both without stones. The list is empty if there are too
 * few.
 */
export function matchingPieces<Piece extends Matched>(
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

/** Says what a piece and the pieces that are worn with it have in common. */
export function wornWithWords({ metalColour, stones }: Matched): string {
  const [first] = stones;
  const colour = metals.metalColourWords(metalColour);
  return first ? say.alsoWithStone(stoneWords(first.kind), colour) : say.alsoWithoutStones(colour);
}
