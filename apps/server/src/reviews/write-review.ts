import type { ReviewInput } from "@suvarna/contract/reviews/schemas";
import { reviewerName } from "@suvarna/domain/review";
import { and, eq, sql } from "drizzle-orm";
import { findOrder, type PlacedOrder, piecesKept } from "../orders/index.ts";
import { type App, act, type UserActor } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { setReviewPictures } from "./pictures.ts";
import { reviews } from "./tables.ts";

/** A line of an order, named by the order's id and the line's position. */
export interface OrderLine {
  readonly orderId: string;
  readonly line: number;
}

/**
 * Finds an order of this user. The order of another user is refused as if it did not exist.
 * @throws Refusal order_not_found
 */
export async function findOwnOrder(db: Db, userId: string, orderId: string): Promise<PlacedOrder> {
  const order = await findOrder(db, orderId);
  if (order?.userId !== userId) throw new Refusal("order_not_found");
  return order;
}

/**
 * Stores a buyer's review of a line of a delivered order, or replaces the review that exists. The
 * review then waits until staff release it, even if its earlier version was shown. A line whose
 * pieces all went back can't be reviewed. Two simultaneous calls leave one review.
 * @throws Refusal order_not_found, review_not_open, picture_not_found
 */
export function writeReview(
  app: App,
  actor: UserActor,
  { orderId, line }: OrderLine,
  { fullName, stars, text, pictures }: Required<ReviewInput> & { readonly fullName: string },
): Promise<void> {
  const { userId } = actor;
  return act(app, actor, async ({ tx, at, tell }) => {
    const order = await findOwnOrder(tx, userId, orderId);
    const item = order.items.find(({ position }) => position === line);
    if (!item) throw new Refusal("order_not_found");
    if (order.state !== "delivered" || piecesKept(order, line) === 0)
      throw new Refusal("review_not_open");
    const words = { name: reviewerName(fullName), stars, text, writtenAt: at };
    const undecided = { state: "waiting", reason: null, decidedAt: null, decidedBy: null } as const;
    const { productId } = item;
    const [written] = await tx
      .insert(reviews)
      .values({ id: newId(), orderId, line, userId, productId, version: 1, ...words, ...undecided })
      .onConflictDoUpdate({
        target: [reviews.orderId, reviews.line],
        set: { ...words, ...undecided, version: sql`${reviews.version} + 1` },
      })
      .returning({ id: reviews.id });
    const reviewId = (written as { id: string }).id;
    await setReviewPictures(tx, { reviewId, userId }, pictures);
    tell({ type: "review.written", reviewId });
  });
}

/**
 * Deletes a user's review of a line of an order, with the review's pictures.
 * @throws Refusal order_not_found
 */
export function removeReview(
  app: App,
  actor: UserActor,
  { orderId, line }: OrderLine,
): Promise<void> {
  return act(app, actor, async ({ tx, tell }) => {
    await findOwnOrder(tx, actor.userId, orderId);
    const [removed] = await tx
      .delete(reviews)
      .where(and(eq(reviews.orderId, orderId), eq(reviews.line, line)))
      .returning({ id: reviews.id });
    if (removed) tell({ type: "review.decided", reviewId: removed.id });
  });
}
