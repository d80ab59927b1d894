import { heldUntil, type RateHold } from "@suvarna/domain/rate-desk";
import type { WrittenSheet } from "./queries.ts";

/**
 * Returns the time until which staff hold the newest rates, so that no source is queried; null when
 * the sources are queried. Withdrawn rates are never held, because the shop needs newer ones.
 * @param newest the newest sheet, also when it is withdrawn
 */
export function holdInForce(
  newest: Pick<WrittenSheet, "acceptedAt" | "heldUntil" | "withdrawnAt"> | null,
  hold: RateHold | null,
  now: Date,
): Date | null {
  if (newest?.withdrawnAt !== null) return null;
  const until = heldUntil(newest, hold);
  return until !== null && until > now ? until : null;
}
