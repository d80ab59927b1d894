/**
 * A storage outside the database for files that users upload (object storage). Names have the form
 * `folder/file` and are never reused.
 */
export interface Bucket {
  /** Stores a file. @throws Refusal unavailable when the storage can't be reached */
  put(name: string, file: { readonly type: string; readonly bytes: Buffer }): Promise<void>;
  /**
   * The bytes of a file; null when it does not exist.
   * @throws Refusal unavailable when the storage can't be reached
   */
  read(name: string): Promise<Buffer | null>;
  /** Removes a file if it exists. @throws Refusal unavailable when the storage can't be reached */
  remove(name: string): Promise<void>;
}
