import type { CollectionFigures } from "@suvarna/domain/collection-figures";
import * as say from "@suvarna/words/here/collections";

/** A number about a collection with its label. */
export interface Figure {
  readonly value: string;
  readonly words: string;
}

/**
 * The row of numbers about a collection: first those that are computed from the pieces, then those
 * that staff have written.
 */
export function figuresRow(
  { purity, stoneCarats, making }: CollectionFigures,
  stoneKinds: readonly string[],
  written: readonly Figure[],
): Figure[] {
  const computed = [
    purity === null ? null : { value: `${purity}%`, words: say.goldInEveryPiece },
    stoneCarats === 0
      ? null
      : { value: say.stoneCarats(stoneCarats), words: say.stonesTogether(stoneKinds) },
    making === null ? null : { value: say.percentSpan(making), words: say.makingOnEveryPiece },
  ];
  return [...computed.filter((figure) => figure !== null), ...written];
}
