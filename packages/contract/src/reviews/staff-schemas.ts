import { REVIEW_STATES } from "@suvarna/domain/review";
import * as z from "zod/mini";
import { ById, Id, maxCharacters, oneOfWords, Time } from "../field-schemas.ts";
import { PageQuery, pageOf } from "../staff/list.ts";
import { Review } from "./schemas.ts";

/** A review with all data that staff need to release or refuse it. */
export const StaffReview = z.extend(Review, {
  state: z.enum(REVIEW_STATES),
  /**
   * The version of the review, which counts its author's changes. Staff send it with their
   * decision, so that nobody releases a text that they have not read.
   */
  version: z.string(),
  product: z.object({ _id: Id, name: z.string() }),
  order: z.object({ _id: Id, number: z.string() }),
  /** The reason why staff refused the review; null for other reviews. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(Time),
  /** The name of the person that last decided about the review. */
  decidedBy: z.nullable(z.string()),
});
export type StaffReview = z.infer<typeof StaffReview>;

export const listReviewsForStaff = {
  summary: "The reviews in one state: those that wait oldest first, others newest first",
  query: z.extend(PageQuery, {
    state: z._default(oneOfWords(REVIEW_STATES, "Choose a state:"), "waiting"),
  }),
  replies: {
    200: z.extend(pageOf(StaffReview), {
      /** The number of reviews in each state. */
      counts: z.record(z.enum(REVIEW_STATES), z.int()),
    }),
  },
};

const reasonMessage = "Say why the review is refused. Its writer reads this";

export const decideReview = {
  summary: "Releases a review, or refuses it with a reason that its writer reads",
  params: ById,
  body: z
    .object({
      release: z.boolean(),
      reason: z.optional(z.string().check(z.trim(), maxCharacters(500))),
      /** The version of the review that the caller has read. */
      version: z.string().check(maxCharacters(20)),
    })
    .check(
      z.refine(({ release, reason }) => release || Boolean(reason), {
        error: reasonMessage,
        path: ["reason"],
      }),
    ),
  replies: { 200: StaffReview },
};
