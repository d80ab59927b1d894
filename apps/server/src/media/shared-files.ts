import { contentTypeOf } from "../platform/objects/content-type.ts";
import { type ObjectStore, readObject } from "../platform/objects/object-store.ts";

/**
 * Generated files that all processes share by a bucket, so that each is generated once. A bucket that
 * does not answer slows nothing down: the process then generates for itself.
 */
export interface SharedFiles {
  /** The file with this name; null when there is none, or when the bucket does not answer. */
  read(name: string): Promise<Buffer | null>;
  /** Stores a file, if the bucket answers. It does not fail. */
  write(name: string, bytes: Buffer): Promise<void>;
}

/**
 * The version of the encoder's settings. Increase it when they change, so that all sizes in a bucket
 * are made again; old ones are left to the bucket's own rule of expiry.
 */
const ENCODING = 1;
export const MADE_FOLDER = "made";
/** After a failure the bucket is not asked for so long. */
const LEFT_ALONE_MS = 10_000;

/** Shares files by a bucket; null when objects are files of this machine, which has its own cache. */
export function sharedFilesIn(store: ObjectStore): SharedFiles | null {
  if (store.folder !== null) return null;
  let leftAloneUntil = 0;

  async function ask<T>(work: () => Promise<T>): Promise<T | null> {
    if (performance.now() < leftAloneUntil) return null;
    return work().catch(() => {
      leftAloneUntil = performance.now() + LEFT_ALONE_MS;
      return null;
    });
  }

  const nameOf = (name: string) => `${MADE_FOLDER}/${ENCODING}/${name}`;
  return {
    read: (name) => ask(() => readObject(store, nameOf(name))),
    async write(name, bytes) {
      const type = contentTypeOf(name) ?? "application/octet-stream";
      await ask(() => store.put(nameOf(name), { type, bytes }));
    },
  };
}
