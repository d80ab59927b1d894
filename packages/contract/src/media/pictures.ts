/** The widths, in pixels, in which the shop serves its pictures. The shop makes no other widths. */
export const PICTURE_WIDTHS = [360, 720, 1200, 1600, 2400] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The formats of a resized picture, best first. */
export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** `/pictures/<id>.jpg`, with any query (`?v=` names a content version). */
const OURS = /^(\/pictures\/[a-z0-9-]+)\.jpg(\?.*)?$/;

/**
 * The address of a variant of a picture: `/pictures/kada-royal-front.jpg` becomes
 * `/pictures/kada-royal-front.720.avif`. An address of another form is returned unchanged.
 */
export function pictureVariant(src: string, width: PictureWidth, format: PictureFormat): string {
  return src.replace(OURS, (_, path: string, query = "") => `${path}.${width}.${format}${query}`);
}

/**
 * The useful widths of a source of this width: all up to the first that is as wide as the source.
 */
export function pictureWidths(sourceWidth: number): PictureWidth[] {
  return PICTURE_WIDTHS.filter((_, index) => {
    const narrower = PICTURE_WIDTHS[index - 1];
    return narrower === undefined || narrower < sourceWidth;
  });
}

/**
 * A `srcset` of a picture's variants.
 * @param maxWidth the original width in pixels: wider variants are left out, and the widest variant
 * declares the true width, because a picture is never enlarged
 * @returns undefined for an address of another form, so that the attribute is left out
 */
export function pictureSrcSet(
  src: string,
  format: PictureFormat,
  maxWidth: number = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? 0,
): string | undefined {
  if (!OURS.test(src)) return undefined;
  return pictureWidths(maxWidth)
    .map((width) => `${pictureVariant(src, width, format)} ${Math.min(width, maxWidth)}w`)
    .join(", ");
}
