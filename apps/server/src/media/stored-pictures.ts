import { inArray } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { type ObjectStore, readObject } from "../platform/objects/object-store.ts";
import type { PictureSource } from "./make-source.ts";
import { pictures } from "./tables.ts";

/** A picture that staff have uploaded. */
export type StoredPicture = typeof pictures.$inferSelect;

/**
 * The folder in the object store for the sources of uploaded pictures, `<id>.jpg`, and the shop's
 * own models.
 */
export const PICTURES_FOLDER = "pictures";

/** The sources of uploaded pictures, in one folder of the object store. */
export interface StoredPictures {
  /**
   * Stores the source of a new picture. A source without a row in the database is an orphan, which
   * a job deletes.
   * @throws Refusal unavailable
   */
  write(id: string, source: PictureSource): Promise<void>;
  /** Deletes the source of a picture that has no row. */
  remove(id: string): Promise<void>;
  /**
   * Reads a source by its file name, `<id>.jpg` or `<name>.glb`; null when it is not in a bucket.
   * @throws Refusal unavailable
   */
  read(file: string): Promise<Buffer | null>;
}

export function createStoredPictures(store: ObjectStore): StoredPictures {
  const nameOf = (file: string) => `${PICTURES_FOLDER}/${file}`;
  return {
    write: (id, { jpeg }) => store.put(nameOf(`${id}.jpg`), { type: "image/jpeg", bytes: jpeg }),
    remove: (id) => store.remove(nameOf(`${id}.jpg`)),
    async read(file) {
      // The bucket is not asked for pictures that can't be in it, such as those of the seed.
      if (store.folder !== null || !KEPT_FILE.test(file)) return null;
      return readObject(store, nameOf(file));
    },
  };
}

const KEPT_FILE = /^(?:[0-9a-f-]{36}[.]jpg|[a-z0-9-]{1,100}[.]glb)$/;
const UUID = /^[0-9a-f-]{36}$/;
/** The largest number of ids in one query. */
const BATCH = 1000;

/** Stores the row of an uploaded picture. The source of the picture must be stored before. */
export async function addPictureRow(act: Act, picture: Omit<StoredPicture, "createdAt">) {
  await act.tx.insert(pictures).values({ ...picture, createdAt: act.at });
}

/**
 * Returns the uploaded pictures with these ids. Ids of other pictures, such as those of the example
 * shop, are ignored.
 */
export async function findPictures(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, StoredPicture>> {
  const pictureIds = ids.filter((id) => UUID.test(id));
  const pictureOfId = new Map<string, StoredPicture>();
  for (let at = 0; at < pictureIds.length; at += BATCH) {
    const some = pictureIds.slice(at, at + BATCH);
    const rows = await db.select().from(pictures).where(inArray(pictures.id, some));
    for (const row of rows) pictureOfId.set(row.id, row);
  }
  return pictureOfId;
}
