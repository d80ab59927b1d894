/** Content types by file extension. */
const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  glb: "model/gltf-binary",
};

/** The content type of a picture or a model by its file name; null for any other file. */
export function contentTypeOf(file: string): string | null {
  return TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? null;
}
