/**
 * The address of the picture with this id. The addresses of its sizes follow from it
 * (`pictureVariant`).
 */
export function pictureAddress(id: string): string {
  return `/pictures/${id}.jpg`;
}

/** The address of the model with this file name, such as `kada-royal.glb`. */
export function modelAddress(file: string): string {
  return `/models/${file}`;
}

/** An id of its own: a picture with such an id never changes. */
const OWN_ID = /^(?:content-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]/;

/** Whether the picture with this file name, `<id>.jpg` or `<id>.<width>.<format>`, never changes. */
export function isFinalPicture(file: string): boolean {
  return OWN_ID.test(file);
}

/** The file name in a picture's address, ignoring its query; null for an address elsewhere. */
export function pictureFileOf(address: string): string | null {
  return /^\/pictures\/([^/?]+)(?:\?.*)?$/.exec(address)?.[1] ?? null;
}
