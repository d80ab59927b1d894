/** Where the picture of this id is served; its sizes follow from it (`pictureVariant`). */
export function pictureAddress(id: string): string {
  return `/pictures/${id}.jpg`;
}

/** Where the model of this file name (`kada-royal.glb`) is served. */
export function modelAddress(file: string): string {
  return `/models/${file}`;
}

/** The file that a picture's address names, whatever its query; null for an address elsewhere. */
export function pictureFileOf(address: string): string | null {
  return /^\/pictures\/([^/?]+)(?:\?.*)?$/.exec(address)?.[1] ?? null;
}
