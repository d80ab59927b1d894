/**
 * The widths, in pixels, in which the shop serves its pictures. Pictures of other widths do not
 * exist.
 */
export const PICTURE_WIDTHS = [360, 720, 1200, 1600, 2400] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The formats of a resized picture, the best format first. */
export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * Matches the address of a picture, `/pictures/<id>.jpg`, with any query. The query `?v=` names a
 * content version.
 */
const OURS = /^(\/pictures\/[a-z0-9-]+)\.jpg(\?.*)?$/;

/**
 * The address of a variant of a picture: `/pictures/kada-royal-front.jpg` becomes
 * `/pictures/kada-royal-front.720.avif`. An address of another form is returned unchanged.
 */
export function pictureVariant(src: string, width: PictureWidth, format: PictureFormat): string {
  return src.replace(OURS, (_, path: string, query = "") => `${path}.${width}.${format}${query}`);
}

/**
 * The widths that are useful for a source of this width: all widths up to the first that is not
 * smaller than the source.
 */
export function pictureWidths(sourceWidth: number): PictureWidth[] {
  return PICTURE_WIDTHS.filter((_, index) => {
    const narrower = PICTURE_WIDTHS[index - 1];
    return narrower === undefined || narrower < sourceWidth;
  });
}

/**
 * Makes the `srcset` attribute for a picture's variants.
 * @param maxWidth the original width in pixels: wider variants are left out, and the widest variant
 *   declares the true width, because a picture is never enlarged
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
