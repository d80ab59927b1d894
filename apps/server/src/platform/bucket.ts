/** A place outside the database for what users upload. Names are `folder/file`, and never reused. */
export interface Bucket {
  /** @throws Refusal unavailable when it can't be had just now */
  put(name: string, file: { readonly type: string; readonly bytes: Buffer }): Promise<void>;
  /**
   * The bytes of a file; null when there is none such.
   * @throws Refusal unavailable
   */
  read(name: string): Promise<Buffer | null>;
  /**
   * Whether or not it was there.
   * @throws Refusal unavailable
   */
  remove(name: string): Promise<void>;
}
