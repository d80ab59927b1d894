import sharp, { type Sharp } from "sharp";
import { openFontRenderer, type SetLine } from "./font-renderer.ts";

/**
 * The texts of a shared page's picture. They contain no price, because the price would be outdated
 * when somebody sees the picture.
 */
export interface ShareWords {
  readonly shop: string;
  readonly title: string;
  /** The line below the title, such as `22K gold · 8.450 g`. */
  readonly caption: string;
}

/** The size in pixels. Social networks show pictures of these proportions large. */
const [WIDTH, HEIGHT] = [1200, 630];
/** A picture is treated as a banner from this ratio of width to height. */
const BANNER = 1.6;
const MARGIN = 68;
/**
 * The maximum width of the text in pixels: beside a square picture, and on the empty part of a
 * banner.
 */
const [BESIDE_SQUARE, ON_BANNER] = [WIDTH - HEIGHT - MARGIN - 24, 364];
const [SHELL, INK, INK_SOFT, WINE, GOLD] = ["#f6f1e9", "#26161a", "#574549", "#5a1526", "#a8823a"];
/** The possible sizes of the title in pixels. The largest in which the title fits is used. */
const TITLE_SIZES = [66, 58, 50, 42];
const MOST_LINES = 4;
const LEADING = 1.12;

const display = openFontRenderer("fraunces");
const body = openFontRenderer("figtree");

/**
 * Draws the picture of a shared page, as JPEG.
 * @param picture the path of the picture beside the text: a square is placed at the right of the
 *   text, and a banner has an empty part at its left for the text; null shows the shop's mark
 */
export async function drawSharePicture(words: ShareWords, picture: string | null): Promise<Buffer> {
  const { ground, column } = picture === null ? EMPTY : await withPicture(picture);
  const lettered = { input: Buffer.from(wordsSvg(words, column, picture === null)) };
  return ground().composite([lettered]).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

interface Ground {
  readonly ground: () => Sharp;
  readonly column: number;
}

const EMPTY: Ground = {
  ground: () => sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: SHELL } }),
  column: BESIDE_SQUARE,
};

async function withPicture(picture: string): Promise<Ground> {
  const source = sharp(picture).rotate();
  const { width, height } = await source.metadata();
  if (width >= BANNER * height) {
    return { ground: () => source.resize(WIDTH, HEIGHT, { fit: "cover" }), column: ON_BANNER };
  }
  const square = await source.resize(HEIGHT, HEIGHT, { fit: "cover" }).toBuffer();
  const beside = [{ input: square, left: WIDTH - HEIGHT, top: 0 }];
  const joined = await EMPTY.ground().composite(beside).png({ compressionLevel: 0 }).toBuffer();
  return { ground: () => sharp(joined), column: BESIDE_SQUARE };
}

function wordsSvg({ shop, title, caption }: ShareWords, column: number, withMark: boolean): string {
  const { size, lines } = fitted(title, column);
  const leading = size * LEADING;
  const titleEnd = HEIGHT / 2 + (lines.length * leading) / 2 - size * 0.1;
  const parts = [
    placed(display.set(shop.toUpperCase(), 30, 0.2), MARGIN, 98, WINE),
    ...lines.map((line, place) =>
      placed(display.set(line, size), MARGIN, titleEnd - (lines.length - 1 - place) * leading, INK),
    ),
    lozenge(MARGIN + 7, HEIGHT - 78, 7, GOLD),
    placed(body.set(caption, 27), MARGIN + 30, HEIGHT - 68, INK_SOFT),
    withMark ? mark(WIDTH - HEIGHT / 2, HEIGHT / 2) : "",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join("")}</svg>`;
}

function fitted(title: string, column: number): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = display.lines(title, size, column);
    const fits = lines.every((line) => display.set(line, size).width <= column);
    if (lines.length <= MOST_LINES && fits) return { size, lines };
  }
  const size = TITLE_SIZES.at(-1) ?? 0;
  return { size, lines: display.lines(title, size, column).slice(0, MOST_LINES) };
}

function placed({ path }: SetLine, x: number, y: number, fill: string): string {
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`;
}

function mark(x: number, y: number): string {
  return lozenge(x, y, 130, "none") + lozenge(x, y, 75, "none") + lozenge(x, y, 28, GOLD);
}

function lozenge(x: number, y: number, half: number, fill: string): string {
  return `<path transform="translate(${x} ${y})" fill="${fill}" stroke="${GOLD}" stroke-width="2" d="M0-${half} ${half} 0 0 ${half}-${half} 0z"/>`;
}
