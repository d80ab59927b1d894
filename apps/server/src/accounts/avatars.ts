import { AVATAR_TYPES } from "@suvarna/contract/accounts/constants";
import type { SentFile } from "@suvarna/contract/endpoint";
import { eq } from "drizzle-orm";
import { lockUser, setUserImage } from "../identity/index.ts";
import { type Act, type Actor, type App, act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { existingIds } from "../platform/existing-ids.ts";
import { isId, newId } from "../platform/ids.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { RowFiles } from "../platform/objects/row-files.ts";
import { avatars } from "./tables.ts";

/** Makes a portrait from an uploaded file. @throws Refusal picture_unusable */
export type MakePortrait = (sent: SentFile) => Promise<Buffer>;

const FOLDER = "/avatars/";

/** The dependencies of storing profile pictures. */
export interface AvatarDependencies {
  readonly app: App;
  readonly jobs: Pick<Jobs, "enqueue" | "work">;
  /** The store of the profile pictures. */
  readonly avatarFiles: RowFiles;
}

/**
 * The job that deletes an unused picture from the object store, after the transaction has
 * committed.
 */
const DROP = jobKind<{ id: string }>("drop-avatar");

/** Registers the worker that deletes unused pictures. It must be called before the jobs start. */
export function dropAvatars({ jobs, avatarFiles }: AvatarDependencies): void {
  jobs.work(DROP, async ({ id }) => avatarFiles.remove(nameOf(id)));
}

/** The folder of the profile pictures in the object store. */
export const AVATARS_FOLDER = "avatars";

const nameOf = (id: string) => `${AVATARS_FOLDER}/${id}.webp`;

/**
 * Replaces the picture of a user. Each picture has a new address.
 * @throws Refusal unavailable when the object store can't be reached
 */
export async function setAvatar(
  dependencies: AvatarDependencies,
  actor: Actor,
  userId: string,
  webp: Buffer,
): Promise<void> {
  const { app, avatarFiles } = dependencies;
  const id = newId();
  const image = `${FOLDER}${id}.webp`;
  const column = await avatarFiles.keep(nameOf(id), { type: "image/webp", bytes: webp });
  await act(app, actor, async (act) => {
    await lockUser(act.tx, userId);
    await forgetAvatar(dependencies, act.tx, userId);
    await act.tx.insert(avatars).values({ id, userId, webp: column });
    await setImage(act, userId, image);
  });
}

/** Removes a user's picture, if there is one. */
export async function removeAvatar(
  dependencies: AvatarDependencies,
  actor: Actor,
  userId: string,
): Promise<void> {
  await act(dependencies.app, actor, async (act) => {
    await lockUser(act.tx, userId);
    await forgetAvatar(dependencies, act.tx, userId);
    await setImage(act, userId, null);
  });
}

async function setImage(act: Act, userId: string, image: string | null): Promise<void> {
  await setUserImage(act, userId, image);
  act.record({ what: "account.picture_changed", subject: userId });
}

/**
 * Deletes a user's picture from the database or the object store. The caller must have locked the
 * user's row.
 */
export async function forgetAvatar(
  { jobs }: Pick<AvatarDependencies, "jobs">,
  tx: Tx,
  userId: string,
): Promise<void> {
  const [old] = await tx.delete(avatars).where(eq(avatars.userId, userId)).returning();
  if (old?.webp === null) await jobs.enqueue(tx, DROP, { id: old.id });
}

/**
 * Returns the picture of a file name; null when there is none.
 * @throws Refusal unavailable when the object store can't be reached
 */
export async function findAvatar(
  db: Db,
  avatarFiles: RowFiles,
  file: string,
): Promise<Buffer | null> {
  const id = /^(.+)\.webp$/.exec(file)?.[1] ?? "";
  if (!isId(id)) return null;
  const [found] = await db.select({ webp: avatars.webp }).from(avatars).where(eq(avatars.id, id));
  if (!found) return null;
  return avatarFiles.read(nameOf(id), found.webp);
}

/** Returns those of the given ids that are ids of profile pictures. */
export async function existingAvatars(db: Db, ids: readonly string[]): Promise<Set<string>> {
  return existingIds(db, avatars, ids);
}

const DATA_ADDRESS = /^data:([a-z/]+);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Decodes a small picture that is sent within JSON. Addresses of other sites are refused, because a
 * page that showed such a picture would reveal its visitors to that site.
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
