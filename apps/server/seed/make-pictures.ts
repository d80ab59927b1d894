/**
 * Makes the AVIF sizes of the seed's pictures, and `pictures.json` with the dimensions and the edge
 * colour of each picture. Run it after adding a picture. An existing size is kept; delete it to have
 * it made again.
 *
 *   node apps/server/seed/make-pictures.ts
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pictureWidths } from "@suvarna/contract/media/pictures";
import sharp from "sharp";
import { encodePicture } from "../src/media/index.ts";

const SOURCES = join(import.meta.dirname, "pictures");
const SIZES = join(SOURCES, "sizes");
/** A picture is reduced to a square of this many pixels to read the colour of its border. */
const SAMPLE = 32;

interface Picture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The average colour of the border, as `#rrggbb`, which is shown while the picture loads. */
  readonly edge: string;
}

async function edgeColour(source: string): Promise<string> {
  const pixels = await sharp(source)
    .resize(SAMPLE, SAMPLE, { fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < SAMPLE; y += 1) {
    for (let x = 0; x < SAMPLE; x += 1) {
      const inside = x > 0 && y > 0 && x < SAMPLE - 1 && y < SAMPLE - 1;
      if (inside) continue;
      const [red = 0, green = 0, blue = 0] = pixels.subarray((y * SAMPLE + x) * 3);
      sum[0] += red;
      sum[1] += green;
      sum[2] += blue;
      count += 1;
    }
  }
  return `#${sum.map((value) => hexByte(value / count)).join("")}`;
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}

async function describe(id: string): Promise<Picture> {
  const source = join(SOURCES, `${id}.jpg`);
  const { width, height } = await sharp(source).metadata();
  return { id, width, height, edge: await edgeColour(source) };
}

/** Whether a picture is a frame of a 360° view. These are shown only at their own size. */
function isTurnFrame(id: string): boolean {
  return id.startsWith("spin-");
}

async function makeSizes({ id, width: sourceWidth }: Picture): Promise<number> {
  let made = 0;
  for (const width of pictureWidths(sourceWidth)) {
    const target = join(SIZES, `${id}.${width}.avif`);
    if (existsSync(target)) continue;
    await writeFile(target, await encodePicture(join(SOURCES, `${id}.jpg`), width, "avif"));
    made += 1;
  }
  return made;
}

const ids = (await readdir(SOURCES))
  .filter((file) => file.endsWith(".jpg"))
  .map((file) => basename(file, ".jpg"))
  .sort();
await mkdir(SIZES, { recursive: true });
const pictures: Picture[] = [];
let made = 0;
for (const id of ids) {
  const picture = await describe(id);
  pictures.push(picture);
  if (!isTurnFrame(id)) made += await makeSizes(picture);
}
const entries = pictures.map(
  ({ id, width, height, edge }) =>
    `  "${id}": { "width": ${width}, "height": ${height}, "edge": "${edge}" }`,
);
await writeFile(join(SOURCES, "pictures.json"), `{\n${entries.join(",\n")}\n}\n`);
process.stdout.write(`${pictures.length} pictures described, ${made} sizes made\n`);
