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
 * The longer side of a picture for the shop's pages, in pixels. The widest size that is served is
 * 2400.
 */
const BANNER_SIDE = 3200;
/**
 * The largest number of pixels of a picture that is decoded, because a small file may decompress
 * into gigabytes. Phones send photos of 12 million pixels unless they are set otherwise.
 */
const MOST_PIXELS = 25_000_000;
const MOST_SECONDS = 10;
const WEBP = { quality: 82 };

/**
 * The first bytes by which the accepted formats are recognised (magic numbers). SVG is not
 * accepted, because it can contain scripts.
 */
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

/** An uploaded picture, with the media type that its sender claims. */
export interface SentPicture {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A re-encoded picture in WebP, with its size in pixels. */
export interface EncodedPicture {
  readonly webp: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A picture for the shop's pages, in the form of the source from which its sizes are made. */
export interface SentBanner {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  /**
   * The mean colour of the picture's left edge, as `#rrggbb`, with which a page fills the space
   * beside the picture.
   */
  readonly ground: string;
}

/** Makes a square portrait of a person. @throws Refusal picture_unusable */
export async function makePortrait(sent: SentPicture): Promise<Buffer> {
  const square = { fit: "cover", position: "attention" } as const;
  const { data } = await reencode(sent, (picture) =>
    picture.resize(PORTRAIT_SIDE, PORTRAIT_SIDE, square).webp(WEBP),
  );
  return data;
}

/** Makes a screenshot, scaled down if it is large. @throws Refusal picture_unusable */
export async function makeScreenshot(sent: SentPicture): Promise<EncodedPicture> {
  const whole = { fit: "inside", withoutEnlargement: true } as const;
  const { data: webp, ...size } = await reencode(sent, (picture) =>
    picture.resize(SCREENSHOT_SIDE, SCREENSHOT_SIDE, whole).webp(WEBP),
  );
  return { webp, ...size };
}

/** Makes the source of a picture for the shop's pages. @throws Refusal picture_unusable */
export async function makeBanner(sent: SentPicture): Promise<SentBanner> {
  const whole = { fit: "inside", withoutEnlargement: true } as const;
  const { data: jpeg, ...size } = await reencode(sent, (picture) =>
    picture
      .flatten({ background: "#ffffff" })
      .resize(BANNER_SIDE, BANNER_SIDE, whole)
      .jpeg({ quality: 90, mozjpeg: true }),
  );
  return { jpeg, ...size, ground: await edgeColour(jpeg, size) };
}

/** Returns the mean colour of the left fiftieth of a picture. */
async function edgeColour(
  jpeg: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<string> {
  const edge = { left: 0, top: 0, width: Math.max(1, Math.floor(width / 50)), height };
  // The image library computes statistics of a whole picture, so the edge is first cut out as a
  // picture of its own.
  const cut = await sharp(jpeg).extract(edge).png().toBuffer();
  const { channels } = await sharp(cut).stats();
  const hex = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
  // A grey picture has only one colour channel, whose value counts for all three.
  return `#${(hex.length === 3 ? hex : [hex[0], hex[0], hex[0]]).join("")}`;
}

/**
 * Re-encodes an uploaded picture from its pixels. Nothing else of the file is kept, such as the
 * place where the photo was taken or hidden data. A file whose content differs from its claimed
 * type is refused.
 */
async function reencode(sent: SentPicture, shape: (picture: Sharp) => Sharp) {
  const bytes = Buffer.from(sent.bytes);
  const signature = SIGNATURES.find(({ isOf }) => isOf(bytes));
  if (signature?.type !== sent.type) throw new Refusal("picture_unusable");
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 });
    await refuseHuge(bytes);
    const { data, info } = await shape(
      picture.timeout({ seconds: MOST_SECONDS }).rotate(),
    ).toBuffer({
      resolveWithObject: true,
    });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal("picture_unusable");
  }
}

/**
 * Reads only the header of the uploaded file. @throws Refusal picture_unusable, with the exceeded
 * limit
 */
async function refuseHuge(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height <= MOST_PIXELS) return;
  throw new Refusal("picture_unusable", {
    message: `Choose a picture of at most ${MOST_PIXELS / 1e6} megapixels.`,
  });
}
