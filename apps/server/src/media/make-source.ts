import { MIN_PICTURE_SIDE } from "@suvarna/contract/media/uploads";
import sharp from "sharp";
import { Refusal } from "../platform/errors.ts";
import { edgeColourOf } from "./edge-colour.ts";

/**
 * The picture formats that are accepted. The content of a file decides, and its name is ignored.
 */
const FORMATS: readonly string[] = ["jpeg", "png", "webp"];
/**
 * The largest number of pixels of a picture that is decoded, because a small file may decompress
 * into gigabytes.
 */
const MOST_PIXELS = 100_000_000;
const MOST_SECONDS = 30;
/** The longer side of a source in pixels. The widest size that the shop serves is 2400. */
const LONGEST_SIDE = 3200;

/** The source of a picture, from which all sizes are made: a JPEG without the camera's metadata. */
export interface PictureSource {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  /** The colour of the picture's border, as `#rrggbb`. */
  readonly edge: string;
}

/**
 * Makes the source of a picture from the pixels of an uploaded file alone, so that neither the
 * place where the photo was taken nor anything hidden in the file is kept.
 * @param path of the uploaded file
 * @throws Refusal picture_unusable
 */
export async function makeSource(path: string): Promise<PictureSource> {
  try {
    await refuseUnusable(path);
    const { data, info } = await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .flatten({ background: "#ffffff" })
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 92, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return {
      jpeg: data,
      width: info.width,
      height: info.height,
      edge: await edgeColourOf(data),
    };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal("picture_unusable");
  }
}

/** Reads only the header of the uploaded file. @throws Refusal picture_unusable, with the reason */
async function refuseUnusable(path: string): Promise<void> {
  const { format, width, height, pages } = await sharp(path, {
    limitInputPixels: false,
  }).metadata();
  if (!FORMATS.includes(format) || (pages ?? 1) > 1) throw new Refusal("picture_unusable");
  if (width * height > MOST_PIXELS) {
    throw new Refusal("picture_unusable", {
      message: `Choose a picture of at most ${MOST_PIXELS / 1e6} megapixels.`,
    });
  }
  if (Math.min(width, height) < MIN_PICTURE_SIDE) {
    throw new Refusal("picture_unusable", {
      message: `This picture is ${width} by ${height} pixels. Choose one of at least ${MIN_PICTURE_SIDE} on its smaller side.`,
    });
  }
}
