import sharp, { type Sharp } from "sharp";
import { Refusal } from "../platform/errors.ts";

/** Shown at 72 px, on dense screens at three times that, and a little room. */
const PORTRAIT_SIDE = 288;
/** The longer side of a screenshot: its words can still be read. */
const SCREENSHOT_SIDE = 1600;
/** The finest phone's camera gives half of it; a small file may unfold into gigabytes. */
const MOST_PIXELS = 100_000_000;
const MOST_SECONDS = 10;

/** What a picture begins with, by its type. SVG is none of them: it can hold scripts. */
const MARKS: readonly { readonly type: string; isOf(bytes: Buffer): boolean }[] = [
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

/** A picture as somebody sends it, with what its sender says that it is. */
export interface SentPicture {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A picture made anew, WebP, with its size in pixels. */
export interface MadePicture {
  readonly webp: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A square picture of a person. @throws Refusal picture_unusable */
export async function makePortrait(sent: SentPicture): Promise<Buffer> {
  const square = { fit: "cover", position: "attention" } as const;
  const { webp } = await makeAnew(sent, (picture) =>
    picture.resize(PORTRAIT_SIDE, PORTRAIT_SIDE, square),
  );
  return webp;
}

/** A whole picture, made smaller where it is large. @throws Refusal picture_unusable */
export function makeScreenshot(sent: SentPicture): Promise<MadePicture> {
  const whole = { fit: "inside", withoutEnlargement: true } as const;
  return makeAnew(sent, (picture) => picture.resize(SCREENSHOT_SIDE, SCREENSHOT_SIDE, whole));
}

/**
 * Makes a picture of the pixels of what was sent: nothing else of the file is kept, neither where it
 * was taken nor what was hidden in it. A file that is something else than it says is refused.
 */
async function makeAnew(sent: SentPicture, shape: (picture: Sharp) => Sharp): Promise<MadePicture> {
  const bytes = Buffer.from(sent.bytes);
  const mark = MARKS.find(({ isOf }) => isOf(bytes));
  if (mark?.type !== sent.type) throw new Refusal("picture_unusable");
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 });
    const { data, info } = await shape(picture.timeout({ seconds: MOST_SECONDS }).rotate())
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    throw new Refusal("picture_unusable");
  }
}
