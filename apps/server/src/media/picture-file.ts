import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from "@suvarna/contract/media/pictures";

/** The parsed file name of a picture's address: one size of the picture, or its source. */
export interface PictureFile {
  readonly id: string;
  /** The width and format of a size; null for the source. */
  readonly size: { readonly width: PictureWidth; readonly format: PictureFormat } | null;
}

/**
 * The id contains no dot and no slash, so no address can reach a file outside the picture folders.
 */
const FILE = /^([a-z0-9-]{1,100})(?:\.([1-9][0-9]{2,3}))?\.([a-z]{3,4})$/;

/** Parses `<id>.<width>.<format>` or `<id>.jpg`; null for a name of any other form. */
export function parsePictureFile(file: string): PictureFile | null {
  const [, id, widthText, extension] = FILE.exec(file) ?? [];
  if (id === undefined) return null;
  if (widthText === undefined) return extension === "jpg" ? { id, size: null } : null;
  const width = PICTURE_WIDTHS.find((known) => String(known) === widthText);
  const format = PICTURE_FORMATS.find((known) => known === extension);
  return width && format ? { id, size: { width, format } } : null;
}
