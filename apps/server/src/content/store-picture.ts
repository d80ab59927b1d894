import type { Media } from "../media/index.ts";
import { pictureAddress } from "../media/index.ts";
import { type App, act, type UserActor } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { existingIds } from "../platform/existing-ids.ts";
import { newId } from "../platform/ids.ts";
import type { RowFiles } from "../platform/objects/row-files.ts";
import { contentPictureId, findContentPicture } from "./queries.ts";
import { contentPictures } from "./tables.ts";

/**
 * A picture for content after it was stored: its address, its size in pixels and the colour of its
 * edge.
 */
export interface StoredContentPicture {
  readonly picture: string;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
}

/**
 * Stores a picture that staff have sent. Nobody sees the picture until it is used in some content.
 * @throws Refusal picture_unusable, unavailable
 */
export async function storeContentPicture(
  {
    app,
    files,
    media,
  }: { readonly app: App; readonly files: RowFiles; readonly media: Pick<Media, "banner"> },
  actor: UserActor,
  file: { readonly type: string; readonly bytes: Uint8Array },
): Promise<StoredContentPicture> {
  const { jpeg: bytes, width, height, ground } = await media.banner(file);
  const id = contentPictureId(newId());
  const jpeg = await files.keep(nameOf(id), { type: "image/jpeg", bytes });
  await act(app, actor, async ({ tx, at, record }) => {
    await tx.insert(contentPictures).values({ id, jpeg, width, height, createdAt: at });
    record({ what: "content-picture.added", subject: id, after: { width, height } });
  });
  return { picture: pictureAddress(id), width, height, ground };
}

/** The folder of the object store in which the pictures for content are kept. */
export const CONTENT_PICTURES_FOLDER = "content-pictures";

const nameOf = (id: string) => `${CONTENT_PICTURES_FOLDER}/${id}.jpg`;

/**
 * Reads a picture that staff have sent for content, as a JPEG; null when there is none.
 * @param file the end of the address, such as `<id>.jpg`
 * @throws Refusal unavailable
 */
export async function readContentPicture(
  db: Db,
  files: RowFiles,
  file: string,
): Promise<Buffer | null> {
  const id = file.replace(/[.]jpg$/, "");
  const row = await findContentPicture(db, id);
  return row && files.read(nameOf(id), row.jpeg);
}

/** Returns those of the given ids that belong to pictures for content. */
export function existingContentPictures(db: Db, ids: readonly string[]): Promise<Set<string>> {
  return existingIds(db, contentPictures, ids);
}
