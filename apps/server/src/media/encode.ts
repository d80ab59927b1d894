import type { PictureFormat } from "@suvarna/contract/media/pictures";
import sharp from "sharp";

/**
 * The largest number of pixels of a picture that is decoded, because a small file may decompress
 * into gigabytes. The best cameras have half as many pixels.
 */
const MOST_PIXELS = 100_000_000;
const MOST_SECONDS = 60;
/**
 * The effort of the AVIF encoder, from 0 to 9. Effort 6 takes eleven times as long as 3 and saves 7
 * % of the bytes.
 */
const AVIF_EFFORT = 3;
/** The AVIF quality of pictures that are shown in a part of the screen. */
const AVIF_QUALITY = 55;
/**
 * The width from which a source counts as a banner, which fills the screen. At the usual quality,
 * banding and soft edges would be visible in a banner.
 */
const BANNER_WIDTH = 2400;
/**
 * The AVIF quality of a banner by its width. At 1600 pixels and quality 90, the banners of the seed
 * differ from their sources by at least 44 dB (PSNR), a difference that people do not see. The two
 * banners with fine gold work have 120 and 153 KB. Three banners with simple backgrounds differ
 * even less (48 to 51 dB) and have 58 to 79 KB. A higher quality would show no difference.
 */
const BANNER_QUALITY: Readonly<Record<number, number>> = { 1600: 90, 2400: 82 };

/**
 * Encodes one size of a picture. The qualities were chosen by eye on the finest gold work of the
 * seed: its small beads stay sharp, and the background keeps its colour.
 * @param source path of the source picture
 * @param width in pixels; a narrower source keeps its own width
 */
export async function encodePicture(
  source: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const sized = sharp(source, { limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: MOST_SECONDS })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  switch (format) {
    case "avif":
      return sized
        .avif({ quality: await avifQuality(source, width), effort: AVIF_EFFORT })
        .toBuffer();
    case "webp":
      return sized.webp({ quality: 80 }).toBuffer();
    case "jpg":
      return sized.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  }
}

async function avifQuality(source: string, width: number): Promise<number> {
  const { width: ownWidth } = await sharp(source, { limitInputPixels: MOST_PIXELS }).metadata();
  return (ownWidth >= BANNER_WIDTH ? BANNER_QUALITY[width] : undefined) ?? AVIF_QUALITY;
}
