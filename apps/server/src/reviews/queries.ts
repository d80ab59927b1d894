import type { ReviewState, StarCounts } from "@suvarna/domain/review";
import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { reviewPictures as pictures, reviews } from "./tables.ts";

export type ReviewRow = typeof reviews.$inferSelect;

/** A row of a picture without the picture's bytes. */
export interface PictureRow {
  readonly id: string;
  readonly reviewId: string | null;
  readonly width: number;
  readonly height: number;
}

const SHOWN = 30;

/** Returns the newest 30 released reviews of a piece, newest first. */
export function listReleased(db: Db, productId: string): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(isReleasedOf(productId))
    .orderBy(desc(reviews.writtenAt))
    .limit(SHOWN);
}

/** Counts the released reviews of a piece by their stars, from one to five. */
export async function countStars(db: Db, productId: string): Promise<StarCounts> {
  const rows = await db
    .select({ stars: reviews.stars, count: count() })
    .from(reviews)
    .where(isReleasedOf(productId))
    .groupBy(reviews.stars);
  const of = (stars: number) => rows.find((row) => row.stars === stars)?.count ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
}

function isReleasedOf(productId: string): SQL | undefined {
  return and(eq(reviews.productId, productId), eq(reviews.state, "released"));
}

/** Returns the reviews of an order in any state. */
export function listOfOrder(db: Db, orderId: string): Promise<ReviewRow[]> {
  return db.select().from(reviews).where(eq(reviews.orderId, orderId));
}

/** Finds a review by its id; null when there is none. */
export async function findReview(db: Db, id: string): Promise<ReviewRow | null> {
  const [row] = isId(id) ? await db.select().from(reviews).where(eq(reviews.id, id)) : [];
  return row ?? null;
}

/** Returns the pictures of these reviews in their order, without the bytes. */
export async function picturesOf(
  db: Db,
  reviewIds: readonly string[],
): Promise<ReadonlyMap<string, PictureRow[]>> {
  if (reviewIds.length === 0) return new Map();
  const { id, reviewId, width, height } = pictures;
  const rows = await db
    .select({ id, reviewId, width, height })
    .from(pictures)
    .where(inArray(reviewId, [...reviewIds]))
    .orderBy(asc(pictures.position), asc(id));
  return Map.groupBy(rows, (row) => row.reviewId ?? "");
}

/**
 * Returns a page of the reviews in one state. Reviews that wait for a decision come oldest first,
 * others newest first.
 */
export function listByState(
  db: Db,
  { state, after, limit }: { state: ReviewState; after: ReviewRow | null; limit: number },
): Promise<ReviewRow[]> {
  const waits = state === "waiting";
  const than = sql.raw(waits ? ">" : "<");
  const isAfter =
    after &&
    sql`(${reviews.writtenAt}, ${reviews.id}) ${than} (${after.writtenAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const direction = waits ? asc : desc;
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.state, state), isAfter ?? undefined))
    .orderBy(direction(reviews.writtenAt), direction(reviews.id))
    .limit(limit);
}

/** Counts the reviews in each state. */
export async function countByState(db: Db): Promise<Record<ReviewState, number>> {
  const rows = await db
    .select({ state: reviews.state, count: count() })
    .from(reviews)
    .groupBy(reviews.state);
  const of = (state: ReviewState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { waiting: of("waiting"), released: of("released"), refused: of("refused") };
}
