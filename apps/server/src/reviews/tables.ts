import { REVIEW_STATES } from "@suvarna/domain/review";
import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytes, id, time } from "../platform/columns.ts";

export const reviewState = pgEnum("review_state", REVIEW_STATES);

/**
 * The reviews that buyers have written about the pieces of their orders, at most one for each line
 * of an order.
 */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    orderId: uuid().notNull(),
    /** The position of the reviewed line in the order. */
    line: integer().notNull(),
    userId: uuid().notNull(),
    productId: uuid().notNull(),
    /** The writer's name as it is shown: the first name and one initial. */
    name: text().notNull(),
    stars: integer().notNull(),
    text: text().notNull(),
    state: reviewState().notNull(),
    /** The version of the review, which grows with each change by its writer. */
    version: integer().notNull(),
    writtenAt: time().notNull(),
    /** The reason for which staff have refused the review. */
    reason: text(),
    decidedAt: time(),
    decidedBy: uuid(),
  },
  (table) => [
    unique("reviews_once").on(table.orderId, table.line),
    index("reviews_of_product")
      .on(table.productId, table.writtenAt.desc())
      .where(sql`${table.state} = 'released'`),
    index("reviews_by_state").on(table.state, table.writtenAt, table.id),
    index("reviews_of_user").on(table.userId),
    check("reviews_stars", sql`${table.stars} between 1 and 5`),
  ],
);

/**
 * The pictures of reviews, re-encoded. A picture without a review was uploaded for a review that is
 * not sent yet.
 */
export const reviewPictures = pgTable(
  "review_pictures",
  {
    id: id(),
    reviewId: uuid().references(() => reviews.id, { onDelete: "cascade" }),
    userId: uuid().notNull(),
    position: integer().notNull(),
    /** The picture's bytes; null when they are stored as an object. */
    webp: bytes(),
    width: integer().notNull(),
    height: integer().notNull(),
    sentAt: time().notNull(),
  },
  (table) => [
    index("review_pictures_of_review").on(table.reviewId),
    index("review_pictures_of_user").on(table.userId),
  ],
);
