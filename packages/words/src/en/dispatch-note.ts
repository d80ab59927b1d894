import { formatRupees, formatWeight } from "@suvarna/domain/formats";
import type { LighterPiece, WeightMoney } from "@suvarna/domain/lighter-piece";

/** The separator between the parts of a note. */
export const BETWEEN_PARTS = ". ";

/** The courier of a parcel and its tracking number; empty when neither is known. */
export function carrierWords({
  courier,
  trackingNumber,
}: {
  readonly courier?: string | null | undefined;
  readonly trackingNumber?: string | null | undefined;
}): string {
  const number = trackingNumber ? `tracking number ${trackingNumber}` : "";
  return [courier, number].filter(Boolean).join(", ");
}

/** The weights of the pieces that were lighter at the dispatch than ordered. */
export function lighterWords(pieces: readonly LighterPiece[]): string {
  const each = pieces.map(
    ({ name, orderedMg, weighedMg }) =>
      `${name} weighs ${formatWeight(weighedMg)} instead of ${formatWeight(orderedMg)}`,
  );
  return `Weighed at dispatch: ${each.join(", ")}`;
}

/** The sentence about the money of a difference in weight. */
export function weightMoneyWords({ amount, way, isDone }: WeightMoney): string {
  const sum = formatRupees(amount);
  if (way === "at_the_door") {
    return isDone ? `At the door you paid ${sum} less.` : `At the door you pay ${sum} less.`;
  }
  return isDone ? `We sent ${sum} back to you.` : `We send ${sum} back to you.`;
}
