import { and, eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { findReview } from "./queries.ts";
import { reviews } from "./tables.ts";

/** A decision of staff about a review, with the version of the review that they have read. */
export interface ReviewDecision {
  readonly id: string;
  readonly version: string;
  readonly release: boolean;
  /** The reason of a refusal, which the review's writer reads. */
  readonly reason: string | undefined;
}

/**
 * Releases a review, so that the shop shows it, or refuses it. A decision can be changed later.
 * @throws Refusal review_not_found, changed_meanwhile when the writer has changed the review since
 *   staff read it
 */
export async function decideReview(
  { tx, at, actor, record, tell }: Act,
  { id, version, release, reason }: ReviewDecision,
): Promise<void> {
  const before = await findReview(tx, id);
  if (!before) throw new Refusal("review_not_found");
  const state = release ? "released" : "refused";
  const decided = await tx
    .update(reviews)
    .set({
      state,
      reason: release ? null : (reason ?? null),
      decidedAt: at,
      decidedBy: "userId" in actor ? actor.userId : null,
    })
    .where(and(eq(reviews.id, id), eq(reviews.version, Number(version))))
    .returning({ id: reviews.id });
  if (decided.length === 0) throw new Refusal("changed_meanwhile");
  record({
    what: release ? "review.released" : "review.refused",
    subject: id,
    before: { state: before.state },
    after: { state, ...(release ? {} : { reason }) },
  });
  tell({ type: "review.decided", reviewId: id });
}
