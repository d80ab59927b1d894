import { MOST_DISCOUNT_PERCENT } from "@suvarna/domain/price";
import { badField } from "./product-columns.ts";

/**
 * Refuses a discount above the limit that staff can give. A piece that had a greater discount before
 * the limit keeps it until somebody changes it, so that its other fields can still be changed.
 * @param stored the discount of the piece in the catalogue in basis points; null for a new piece
 * @throws Refusal bad_request, which names the field
 */
export function refuseGreatDiscount(discountBp: number, stored: number | null): void {
  const mostBp = MOST_DISCOUNT_PERCENT * 100;
  if (discountBp <= mostBp || discountBp === stored) return;
  const range = `Enter a discount from 0 to ${MOST_DISCOUNT_PERCENT} percent`;
  const hasMore = stored !== null && stored > mostBp;
  const message = hasMore ? `${range}, or keep the ${stored / 100} percent of the piece` : range;
  throw badField("discountPercent", message);
}
