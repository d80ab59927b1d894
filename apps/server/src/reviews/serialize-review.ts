import type { Review, ReviewPicture } from "@suvarna/contract/reviews/schemas";
import type { ReviewRow } from "./queries.ts";

/** Converts a review to the API's format. */
export function serializeReview(
  { id, stars, text, name, writtenAt }: ReviewRow,
  pictures: ReviewPicture[],
): Review {
  return { _id: id, stars, text, name, writtenAt: writtenAt.toISOString(), pictures };
}
