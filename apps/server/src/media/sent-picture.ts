import sharp, { type Sharp } from "sharp";
import { Refusal } from "../platform/errors.ts";

/**
 * The side of a portrait in pixels. It is shown at 72 px, on dense screens with three times as
 * many, plus some reserve.
 */
const PORTRAIT_SIDE = 288;
/** The longer side of a screenshot in pixels, at which its text is still legible. */
const SCREENSHOT_SIDE = 1600;
/**
 * The largest picture that is decoded: a small file may decompress into gigabytes. Phones send photos
 * of 12 million pixels unless they are told otherwise.
 */
const MOST_PIXELS = 25_000_000;
const MOST_SECONDS = 10;

/** The magic numbers of the accepted types. SVG is not accepted, because it can contain scripts. */
const SIGNATURES: readonly { readonly type: string; isOf(bytes: Buffer): boolean }[] = [
  { type: "image/jpeg", isOf: (bytes) => bytes.subarray(0, 3).toString("hex") === "ffd8ff" },
  {
    type: "image/png",
    isOf: (bytes) => bytes.subarray(0, 8).toString("hex") === "89504e470d0a1a0a",
  },
  {
    type: "image/webp",
    isOf: (bytes) =>
      bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  },
];

/** An uploaded picture, with the type that its sender claims. */
export interface SentPicture {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A re-encoded picture in WebP, with its size in pixels. */
export interface MadePicture {
  readonly webp: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Makes a square portrait of a person. @throws Refusal picture_unusable */
export async function makePortrait(sent: SentPicture): Promise<Buffer> {
  const square = { fit: "cover", position: "attention" } as const;
  const { webp } = await reencode(sent, (picture) =>
    picture.resize(PORTRAIT_SIDE, PORTRAIT_SIDE, square),
  );
  return webp;
}

/** Makes a screenshot, scaled down if it is large. @throws Refusal picture_unusable */
export function makeScreenshot(sent: SentPicture): Promise<MadePicture> {
  const whole = { fit: "inside", withoutEnlargement: true } as const;
  return reencode(sent, (picture) => picture.resize(SCREENSHOT_SIDE, SCREENSHOT_SIDE, whole));
}

/**
 * Re-encodes an uploaded picture from its pixels. Nothing else of the file is kept: no place where
 * the photo was taken, and nothing hidden in it. A file whose content differs from its claimed type
 * is refused.
 */
async function reencode(sent: SentPicture, shape: (picture: Sharp) => Sharp): Promise<MadePicture> {
  const bytes = Buffer.from(sent.bytes);
  const signature = SIGNATURES.find(({ isOf }) => isOf(bytes));
  if (signature?.type !== sent.type) throw new Refusal("picture_unusable");
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 });
    await refuseHuge(bytes);
    const { data, info } = await shape(picture.timeout({ seconds: MOST_SECONDS }).rotate())
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal("picture_unusable");
  }
}

/** Reads only the header of the file. @throws Refusal picture_unusable, with the limit */
async function refuseHuge(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height <= MOST_PIXELS) return;
  throw new Refusal("picture_unusable", {
    message: `Choose a picture of at most ${MOST_PIXELS / 1e6} megapixels.`,
  });
}
