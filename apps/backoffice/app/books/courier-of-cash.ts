import type { Remittance } from "@suvarna/contract/orders/remittance-schemas";

/** The courier with the tracking number. Without a courier the dispatch's note may name it. */
export function courierOf({
  courier,
  trackingNumber,
  dispatchNote,
}: Pick<Remittance, "courier" | "trackingNumber" | "dispatchNote">): string {
  if (courier !== null) return [courier, trackingNumber].filter(Boolean).join(", ");
  // The note of an older dispatch has the tracking number already.
  const number = trackingNumber && !dispatchNote?.includes(trackingNumber) ? trackingNumber : null;
  return [number, dispatchNote].filter(Boolean).join(", ") || "–";
}
