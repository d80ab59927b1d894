/**
 * Returns the address of the picture with this id. The addresses of its sizes are derived from it
 * (`pictureVariant`).
 */
export function pictureAddress(id: string): string {
  return `/pictures/${id}.jpg`;
}

/** Returns the address of the model with this file name, such as `kada-royal.glb`. */
export function modelAddress(file: string): string {
  return `/models/${file}`;
}

/** The file names of pictures with a unique id. Such a picture never changes. */
const OWN_ID = /^(?:content-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]/;

/**
 * Whether the picture with this file name, `<id>.jpg` or `<id>.<width>.<format>`, never changes,
 * because its id is unique.
 */
export function isFinalPicture(file: string): boolean {
  return OWN_ID.test(file);
}

/**
 * Returns the file name in a picture's address without the query; null for an address of another
 * site.
 */
export function pictureFileOf(address: string): string | null {
  return /^\/pictures\/([^/?]+)(?:\?.*)?$/.exec(address)?.[1] ?? null;
}
