import type { Client } from "@suvarna/contract/client";
import { listReviews } from "@suvarna/contract/reviews/calls";
import type { PieceReviews } from "@suvarna/contract/reviews/schemas";

/** Loads the released reviews of a piece; null if there are none, or if they can't be loaded. */
export async function loadReviews(
  api: Client,
  id: string,
  signal: AbortSignal,
): Promise<PieceReviews | null> {
  const reviews = await api.call(listReviews, { params: { id } }, { signal }).catch(() => null);
  return reviews && reviews.count > 0 ? reviews : null;
}
