import { formatRupees } from "@suvarna/domain/formats";
import type { LighterPiece, WeightMoney } from "@suvarna/domain/lighter-piece";
import { weight } from "./pieces.ts";

/** The separator between the parts of a note. */
export const BETWEEN_PARTS = "। ";

/** The courier of a parcel and its tracking number; empty when neither is known. */
export function carrierWords({
  courier,
  trackingNumber,
}: {
  readonly courier?: string | null | undefined;
  readonly trackingNumber?: string | null | undefined;
}): string {
  const number = trackingNumber ? `ट्रैकिंग नंबर ${trackingNumber}` : "";
  return [courier, number].filter(Boolean).join(", ");
}

/** The weights of the pieces that were lighter at the dispatch than ordered. */
export function lighterWords(pieces: readonly LighterPiece[]): string {
  const each = pieces.map(
    ({ name, orderedMg, weighedMg }) => `${name} ${weight(orderedMg)} की जगह ${weight(weighedMg)}`,
  );
  return `भेजने से पहले तौलने पर वज़न कम निकला: ${each.join(", ")}`;
}

/** The sentence about the money of a difference in weight. */
export function weightMoneyWords({ amount, way, isDone }: WeightMoney): string {
  const sum = formatRupees(amount);
  if (way === "at_the_door") {
    return isDone ? `डिलीवरी पर आपने ${sum} कम दिए।` : `डिलीवरी पर आपको ${sum} कम देने हैं।`;
  }
  return isDone ? `${sum} हमने आपको लौटा दिए हैं।` : `${sum} हम आपको लौटा रहे हैं।`;
}
