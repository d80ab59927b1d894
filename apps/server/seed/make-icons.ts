/**
 * Draws the shop's logo in the sizes that browsers and phones need, into the storefront's public
 * folder. Run this command after a change of the logo.
 *
 *   node apps/server/seed/make-icons.ts
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const PUBLIC = join(import.meta.dirname, "../../storefront/public");
const [WINE_DEEP, GOLD_SOFT] = ["#2a0810", "#e3cc9a"];

/** Draws the logo on a filled background. `part` is the logo's share of the width. */
function mark(part: number): Buffer {
  const scale = part * (64 / 52);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="1024" height="1024">
      <rect width="64" height="64" fill="${WINE_DEEP}"/>
      <g transform="translate(32 32) scale(${scale}) translate(-32 -32)" fill="none" stroke="${GOLD_SOFT}" stroke-width="2">
        <path d="M32 6 58 32 32 58 6 32z"/><path d="M32 17 47 32 32 47 17 32z"/>
        <path d="M32 26.500 37.500 32 32 37.500 26.500 32z" fill="${GOLD_SOFT}"/>
      </g>
    </svg>`,
  );
}

function png(part: number, size: number): Promise<Buffer> {
  return sharp(mark(part)).resize(size).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/**
 * Builds an ICO file of square PNGs: a header of 6 bytes, 16 bytes for each picture, then the
 * pictures.
 */
function ico(pictures: readonly { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [place, { size, bytes }] of pictures.entries()) {
    const at = 6 + 16 * place;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

/**
 * The logo's share of the width, in usual and in maskable icons. A phone may cut a maskable icon to
 * a circle of four fifths of its width, so the logo is smaller in a maskable icon.
 */
const [USUAL, MASKABLE] = [0.72, 0.52];

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, bytes: await png(0.86, size) })),
);
await writeFile(join(PUBLIC, "favicon.ico"), ico(small));
await writeFile(join(PUBLIC, "apple-touch-icon.png"), await png(USUAL, 180));
await writeFile(join(PUBLIC, "icon-192.png"), await png(USUAL, 192));
await writeFile(join(PUBLIC, "icon-512.png"), await png(USUAL, 512));
await writeFile(join(PUBLIC, "icon-maskable-512.png"), await png(MASKABLE, 512));
