import { REVIEW_STATES } from "@suvarna/domain/review";
import * as z from "zod/mini";
import { PageQuery, pageOf } from "../staff/list.ts";
import { atMost, ById, Id, oneOf, Time } from "../wire.ts";
import { Review } from "./schemas.ts";

/** A review as staff judge it. */
export const StaffReview = z.extend(Review, {
  state: z.enum(REVIEW_STATES),
  /** Counts the changes of its writer, so that nobody releases words that they have not read. */
  version: z.string(),
  product: z.object({ _id: Id, name: z.string() }),
  order: z.object({ _id: Id, number: z.string() }),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(Time),
  /** The member of staff who decided it last. */
  decidedBy: z.nullable(z.string()),
});
export type StaffReview = z.infer<typeof StaffReview>;

export const listReviewsForStaff = {
  summary: "The reviews in one state: those that wait oldest first, others newest first",
  query: z.extend(PageQuery, {
    state: z._default(oneOf(REVIEW_STATES, "Choose a state:"), "waiting"),
  }),
  replies: {
    200: z.extend(pageOf(StaffReview), {
      /** How many reviews there are in each state. */
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
      reason: z.optional(z.string().check(z.trim(), atMost(500))),
      /** The version that was read. */
      version: z.string().check(atMost(20)),
    })
    .check(
      z.refine(({ release, reason }) => release || Boolean(reason), {
        error: reasonMessage,
        path: ["reason"],
      }),
    ),
  replies: { 200: StaffReview },
};
