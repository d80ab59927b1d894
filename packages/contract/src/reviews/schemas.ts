import { MOST_STARS, REVIEW_LIMITS, REVIEW_STATES } from "@suvarna/domain/review";
import * as z from "zod/mini";
import { ById, Id, requiredText, Time } from "../field-schemas.ts";

const starsMessage = `Choose one to ${MOST_STARS} stars`;
const lineMessage = "Name a line of the order by its place, from 0";

/**
 * A picture of a review. Until the review is released, the picture's address must have a signature.
 */
export const ReviewPicture = z.object({
  _id: Id,
  image: z.string(),
  width: z.int(),
  height: z.int(),
});
export type ReviewPicture = z.infer<typeof ReviewPicture>;

/** A review that staff have released. */
export const Review = z.object({
  _id: Id,
  stars: z.int(),
  text: z.string(),
  /** The first name of the buyer and the initial of the last name. */
  name: z.string(),
  writtenAt: Time,
  pictures: z.array(ReviewPicture),
});
export type Review = z.infer<typeof Review>;

export const PieceReviews = z.object({
  /** The mean of the stars of all released reviews, with one decimal; null without a review. */
  average: z.nullable(z.number()),
  count: z.int(),
  /** The released reviews, the newest first, at most 30. */
  reviews: z.array(Review),
});
export type PieceReviews = z.infer<typeof PieceReviews>;

export const listReviews = {
  summary: "The reviews of a piece by its buyers that staff have released",
  params: ById,
  replies: { 200: PieceReviews },
};

/** A review as a buyer sends it. */
export const ReviewInput = z.object({
  stars: z.int(starsMessage).check(z.gte(1, starsMessage), z.lte(MOST_STARS, starsMessage)),
  text: requiredText("Write a sentence or two", REVIEW_LIMITS.text),
  /** The ids of pictures that the buyer has uploaded before by the call `sendReviewPicture`. */
  pictures: z._default(
    z
      .array(Id)
      .check(
        z.maxLength(REVIEW_LIMITS.pictures, `Choose at most ${REVIEW_LIMITS.pictures} pictures`),
      ),
    [],
  ),
});
export type ReviewInput = z.input<typeof ReviewInput>;

/** A line of the caller's own order, with the caller's review of the piece. */
export const OwnReview = z.object({
  /** The index of the line in the order, from 0. */
  line: z.int(),
  productId: Id,
  name: z.string(),
  image: z.string(),
  /** The caller's review; null for a line without a review. */
  review: z.nullable(
    z.extend(Review, {
      state: z.enum(REVIEW_STATES),
      /** The reason why staff refused the review; left out for other reviews. */
      reason: z.optional(z.string()),
    }),
  ),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const listOwnReviews = {
  summary: "The lines of an own order with the caller's reviews; none before it is delivered",
  params: z.object({ orderId: Id }),
  replies: { 200: z.object({ lines: z.array(OwnReview) }) },
};

const line = z.coerce
  .number(lineMessage)
  .check(z.multipleOf(1, lineMessage), z.gte(0, lineMessage));
const ofLine = z.object({ orderId: Id, line });

export const putReview = {
  summary:
    "Reviews a line of a delivered order, or writes its review anew. It is shown once staff release it",
  params: ofLine,
  body: ReviewInput,
  replies: { 200: OwnReview },
};

export const deleteReview = {
  summary: "Takes an own review away with its pictures",
  params: ofLine,
  replies: { 204: null },
};

export const sendReviewPicture = {
  summary: "Sends a picture for a review; the body is the file itself",
  replies: { 201: ReviewPicture },
};
