import type { SentFile } from "@suvarna/contract/endpoint";
import type { ReviewPicture } from "@suvarna/contract/reviews/schemas";
import { REVIEW_LIMITS } from "@suvarna/domain/review";
import { and, count, eq, isNull, lt, notInArray } from "drizzle-orm";
import { type App, act, type UserActor } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { existingIds } from "../platform/existing-ids.ts";
import { isId, newId } from "../platform/ids.ts";
import type { RowFiles } from "../platform/objects/row-files.ts";
import { readToken, signToken } from "../platform/signed-token.ts";
import type { PictureRow } from "./queries.ts";
import { reviewPictures as pictures, reviews } from "./tables.ts";

/**
 * Re-encodes an uploaded picture. The function is passed in, because the reviews capability knows
 * nothing about media.
 */
export type MakePicture = (
  sent: SentFile,
) => Promise<{ readonly webp: Buffer; readonly width: number; readonly height: number }>;

/** The folder of the object store in which the pictures of reviews are kept. */
export const REVIEW_PICTURES_FOLDER = "review-pictures";
export const PICTURES_PATH = `/${REVIEW_PICTURES_FOLDER}`;
const PURPOSE = "review-picture";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The maximum number of a user's uploaded pictures that belong to no review yet. */
const MOST_LOOSE = 5 * REVIEW_LIMITS.pictures;

/**
 * Stores a picture for a review that the user has yet to send. A picture that belongs to no review
 * after a day is deleted.
 * @throws Refusal picture_unusable, pictures_full, unavailable
 */
export async function keepPicture(
  { app, files }: { readonly app: App; readonly files: RowFiles },
  actor: UserActor,
  made: Awaited<ReturnType<MakePicture>>,
): Promise<PictureRow> {
  const id = newId();
  const { webp: bytes, width, height } = made;
  const webp = await files.keep(nameOf(id), { type: "image/webp", bytes });
  await act(app, actor, async ({ tx, at }) => {
    const old = lt(pictures.sentAt, new Date(at.getTime() - DAY_MS));
    await tx.delete(pictures).where(and(isNull(pictures.reviewId), old));
    const loose = and(isNull(pictures.reviewId), eq(pictures.userId, actor.userId));
    const [counted] = await tx.select({ count: count() }).from(pictures).where(loose);
    if ((counted?.count ?? 0) >= MOST_LOOSE) throw new Refusal("pictures_full");
    const row = { id, reviewId: null, userId: actor.userId, position: 0, webp, width, height };
    await tx.insert(pictures).values({ ...row, sentAt: at });
  });
  return { id, reviewId: null, width, height };
}

const nameOf = (id: string) => `${REVIEW_PICTURES_FOLDER}/${id}.webp`;

/** Returns those of the given ids that belong to pictures of reviews. */
export function existingReviewPictures(db: Db, ids: readonly string[]): Promise<Set<string>> {
  return existingIds(db, pictures, ids);
}

/**
 * Gives a review exactly these pictures, in this order. Each picture must have been uploaded by the
 * review's writer, and may belong to no other review.
 * @throws Refusal picture_not_found
 */
export async function setReviewPictures(
  tx: Tx,
  { reviewId, userId }: { readonly reviewId: string; readonly userId: string },
  ids: readonly string[],
): Promise<void> {
  const uniqueIds = [...new Set(ids)];
  if (!uniqueIds.every(isId)) throw new Refusal("picture_not_found");
  const isOther = uniqueIds.length > 0 ? notInArray(pictures.id, uniqueIds) : undefined;
  await tx.delete(pictures).where(and(eq(pictures.reviewId, reviewId), isOther));
  for (const [position, id] of uniqueIds.entries()) {
    const [row] = await tx
      .select({ reviewId: pictures.reviewId })
      .from(pictures)
      .where(and(eq(pictures.id, id), eq(pictures.userId, userId)))
      .for("update");
    if (!row || (row.reviewId !== null && row.reviewId !== reviewId)) {
      throw new Refusal("picture_not_found");
    }
    await tx.update(pictures).set({ reviewId, position }).where(eq(pictures.id, id));
  }
}

/**
 * Converts a picture to the API's format. The address of a picture is signed while its review is
 * not released.
 */
export function serializePicture(
  { secret }: Pick<Config, "secret">,
  { id, width, height }: PictureRow,
  signedAt: Date | null,
): ReviewPicture {
  const address = `${PICTURES_PATH}/${id}.webp`;
  if (signedAt === null) return { _id: id, image: address, width, height };
  // The signed address changes only once an hour, so that browsers can cache the picture.
  const until = new Date((Math.floor(signedAt.getTime() / HOUR_MS) + 2) * HOUR_MS);
  const token = signToken(secret, { purpose: PURPOSE, subject: id, until });
  return { _id: id, image: `${address}?${new URLSearchParams({ token })}`, width, height };
}

/**
 * Finds the bytes of a picture of a released review. The picture of any other review needs a signed
 * address.
 * @param file the end of the address, such as `<id>.webp`
 * @throws Refusal unavailable
 */
export async function findPicture(
  db: Db,
  { config: { secret }, files }: { config: Pick<Config, "secret">; files: RowFiles },
  { file, token, now }: { file: string; token: string; now: Date },
): Promise<{ readonly webp: Buffer; readonly isPublic: boolean } | null> {
  const id = file.endsWith(".webp") ? file.slice(0, -5) : "";
  if (!isId(id)) return null;
  const [row] = await db
    .select({ webp: pictures.webp, state: reviews.state })
    .from(pictures)
    .leftJoin(reviews, eq(reviews.id, pictures.reviewId))
    .where(eq(pictures.id, id));
  if (!row) return null;
  const isPublic = row.state === "released";
  const isSigned = readToken(secret, { purpose: PURPOSE, token, now }) === id;
  const webp = isPublic || isSigned ? await files.read(nameOf(id), row.webp) : null;
  return webp && { webp, isPublic };
}

/** Deletes all pictures of a user. */
export async function removePicturesOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(pictures).where(eq(pictures.userId, userId));
}
