import { type ObjectAccess, type ObjectStore, readObject } from "./object-store.ts";

/**
 * The store of small files that belong to rows, such as portraits. A bucket holds these files if
 * the shop has one. Otherwise they are in a column of the row, so that they are copied and erased
 * with the row. Files that were stored before the setting changed stay where they are, and are
 * still found.
 */
export interface RowFiles {
  /**
   * Stores the file of a row that will be written afterwards.
   * @param name such as `avatars/<id>.webp`
   * @returns the value for the row's column: null when the file is stored as an object
   * @throws Refusal unavailable
   */
  keep(
    name: string,
    file: { readonly type: string; readonly bytes: Buffer },
  ): Promise<Buffer | null>;
  /**
   * Reads the file of a row, from its column or from the object of this name. @throws Refusal
   * unavailable
   */
  read(name: string, column: Buffer | null): Promise<Buffer | null>;
  /** Removes the object of this name, if there is one. @throws Refusal unavailable */
  remove(name: string): Promise<void>;
}

/** Stores the files of rows as objects. */
export function rowFilesOutside(store: ObjectAccess): RowFiles {
  return {
    async keep(name, file) {
      await store.put(name, file);
      return null;
    },
    read: async (name, column) => column ?? readObject(store, name),
    remove: (name) => store.remove(name),
  };
}

/** Stores the files of rows as objects if the store is a bucket, otherwise in columns. */
export function rowFilesIn(store: ObjectStore): RowFiles {
  const outside = rowFilesOutside(store);
  return store.folder === null ? outside : { ...outside, keep: async (_name, { bytes }) => bytes };
}
