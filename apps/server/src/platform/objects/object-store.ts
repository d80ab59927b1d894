import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** The facts about an object that a listing of the object store contains. */
export interface StoredObject {
  readonly name: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

/**
 * A store of files (objects) that all processes of the shop share: a folder of this machine, or a
 * bucket. A name is `folder/file` and never means another content later. Each call ends within a
 * time limit.
 */
export interface ObjectStore {
  /** The path of the folder where the objects are files of this machine; null for a bucket. */
  readonly folder: string | null;
  /**
   * Stores an object: either the whole object is stored, or nothing. @throws Refusal unavailable
   */
  put(name: string, file: { readonly type: string; readonly bytes: Buffer }): Promise<void>;
  /** Opens an object for reading; null when there is none. @throws Refusal unavailable */
  get(name: string): Promise<Readable | null>;
  /** Reads the size and time of an object; null when there is none. @throws Refusal unavailable */
  head(name: string): Promise<StoredObject | null>;
  /** Removes an object if it exists. @throws Refusal unavailable */
  remove(name: string): Promise<void>;
  /** Lists the objects of a folder. @throws Refusal unavailable */
  list(folder: string): AsyncIterable<StoredObject>;
}

/** The part of a store that reads, writes and removes single objects. */
export type ObjectAccess = Pick<ObjectStore, "put" | "get" | "remove">;

/** The bytes of an object; null when there is none. @throws Refusal unavailable */
export async function readObject(
  store: Pick<ObjectStore, "get">,
  name: string,
): Promise<Buffer | null> {
  const content = await store.get(name);
  return content && (await buffer(content));
}

/**
 * Matches valid names of objects, so that no name leads out of the folder: `pictures/a.jpg`,
 * `made/1/a.360.avif`.
 */
const NAME = /^(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)+[A-Za-z0-9-][A-Za-z0-9._-]*$/;

/** Whether a text is the name of an object. */
export function isObjectName(text: string): boolean {
  return NAME.test(text);
}
