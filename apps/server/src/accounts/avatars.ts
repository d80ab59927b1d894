import { AVATAR_TYPES } from "@suvarna/contract/accounts/constants";
import type { SentFile } from "@suvarna/contract/endpoint";
import { eq } from "drizzle-orm";
import { lockUser, setUserImage } from "../identity/index.ts";
import { type Act, type Actor, type App, act } from "../platform/act.ts";
import type { Bucket } from "../platform/bucket.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId, newId } from "../platform/ids.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import { avatars } from "./tables.ts";

/** Makes a picture fit to be shown of what was sent. @throws Refusal picture_unusable */
export type MakePortrait = (sent: SentFile) => Promise<Buffer>;

const FOLDER = "/avatars/";

/** What keeping pictures stands on. */
export interface AvatarParts {
  readonly app: App;
  readonly jobs: Pick<Jobs, "enqueue" | "work">;
  /** Null: they lie in the database. */
  readonly bucket: Bucket | null;
}

/** A picture that is no one's any more leaves the bucket later, once that is sure. */
const DROP = jobKind<{ id: string }>("drop-avatar");

/** Says who empties the bucket; before the jobs begin. */
export function dropAvatars({ jobs, bucket }: AvatarParts): void {
  jobs.work(DROP, async ({ id }) => bucket?.remove(nameInBucket(id)));
}

const nameInBucket = (id: string) => `avatars/${id}.webp`;

/**
 * Sets the picture of a user, in place of the one before; its address is new each time.
 * @throws Refusal unavailable when the bucket does not take it
 */
export async function setAvatar(
  parts: AvatarParts,
  actor: Actor,
  userId: string,
  webp: Buffer,
): Promise<void> {
  const { app, bucket } = parts;
  const id = newId();
  const image = `${FOLDER}${id}.webp`;
  await bucket?.put(nameInBucket(id), { type: "image/webp", bytes: webp });
  await act(app, actor, async (act) => {
    await lockUser(act.tx, userId);
    await forgetAvatar(parts, act.tx, userId);
    await act.tx.insert(avatars).values({ id, userId, webp: bucket ? null : webp });
    await setImage(act, userId, image);
  });
}

/** Takes the picture of a user away, if there is one. */
export async function removeAvatar(
  parts: AvatarParts,
  actor: Actor,
  userId: string,
): Promise<void> {
  await act(parts.app, actor, async (act) => {
    await lockUser(act.tx, userId);
    await forgetAvatar(parts, act.tx, userId);
    await setImage(act, userId, null);
  });
}

async function setImage(act: Act, userId: string, image: string | null): Promise<void> {
  await setUserImage(act, userId, image);
  act.record({ what: "account.picture_changed", subject: userId });
}

/** Forgets the picture of a user wherever it lies; the user is held by the caller. */
export async function forgetAvatar(
  { jobs, bucket }: Pick<AvatarParts, "jobs" | "bucket">,
  tx: Tx,
  userId: string,
): Promise<void> {
  const [old] = await tx.delete(avatars).where(eq(avatars.userId, userId)).returning();
  if (old && bucket && old.webp === null) await jobs.enqueue(tx, DROP, { id: old.id });
}

/**
 * The picture of this file name; null when there is none.
 * @throws Refusal unavailable when it lies in a bucket that does not answer
 */
export async function findAvatar(
  db: Db,
  bucket: Bucket | null,
  file: string,
): Promise<Buffer | null> {
  const id = /^(.+)\.webp$/.exec(file)?.[1] ?? "";
  if (!isId(id)) return null;
  const [found] = await db.select({ webp: avatars.webp }).from(avatars).where(eq(avatars.id, id));
  if (!found) return null;
  return found.webp ?? (await bucket?.read(nameInBucket(id))) ?? null;
}

const DATA_ADDRESS = /^data:([a-z/]+);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * A small picture that is sent within JSON. Addresses elsewhere are refused: a page that showed
 * them would tell whoever is there of each visitor.
 * @throws Refusal picture_unusable
 */
export function pictureInText(address: string): SentFile {
  const [, type = "", data = ""] = DATA_ADDRESS.exec(address) ?? [];
  if (!AVATAR_TYPES.some((known) => known === type)) {
    const { message } = new Refusal("picture_unusable");
    throw new Refusal("picture_unusable", { fields: { profileImage: message } });
  }
  return { type, bytes: Buffer.from(data, "base64") };
}
