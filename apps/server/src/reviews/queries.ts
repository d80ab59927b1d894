import type { ReviewState, StarCounts } from "@suvarna/domain/review";
import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { reviewPictures as pictures, reviews } from "./tables.ts";

export type ReviewRow = typeof reviews.$inferSelect;

/** A picture without its bytes. */
export interface PictureRow {
  readonly id: string;
  readonly reviewId: string | null;
  readonly width: number;
  readonly height: number;
}

const SHOWN = 30;

/** The released reviews of a piece, newest first, at most 30. */
export function listReleased(db: Db, productId: string): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(isReleasedOf(productId))
    .orderBy(desc(reviews.writtenAt))
    .limit(SHOWN);
}

/** How many released reviews of a piece gave one, two, three, four and five stars. */
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

/** The reviews of an order, of any state. */
export function listOfOrder(db: Db, orderId: string): Promise<ReviewRow[]> {
  return db.select().from(reviews).where(eq(reviews.orderId, orderId));
}

/** A review by its id; null when there is none. */
export async function findReview(db: Db, id: string): Promise<ReviewRow | null> {
  const [row] = isId(id) ? await db.select().from(reviews).where(eq(reviews.id, id)) : [];
  return row ?? null;
}

/** The pictures of these reviews, in their order, without their bytes. */
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

/** A page of the reviews in one state: those that wait oldest first, others newest first. */
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

/** How many reviews there are in each state. */
export async function countByState(db: Db): Promise<Record<ReviewState, number>> {
  const rows = await db
    .select({ state: reviews.state, count: count() })
    .from(reviews)
    .groupBy(reviews.state);
  const of = (state: ReviewState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { waiting: of("waiting"), released: of("released"), refused: of("refused") };
}
