/**
 * Makes the AVIF sizes of the seed's pictures, and `pictures.json` with the dimensions and the edge
 * colour of each picture. Run this command after adding a picture. A size that exists already is
 * not made again; delete its file to make it again.
 *
 *   node apps/server/seed/make-pictures.ts
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pictureWidths } from "@suvarna/contract/media/pictures";
import sharp from "sharp";
import { edgeColourOf, encodePicture } from "../src/media/index.ts";

const SOURCES = join(import.meta.dirname, "pictures");
const SIZES = join(SOURCES, "sizes");

interface Picture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /**
   * Computes the average colour of the border, as `#rrggbb`, which is shown while the picture
   * loads.
   */
  readonly edge: string;
}

async function describe(id: string): Promise<Picture> {
  const source = join(SOURCES, `${id}.jpg`);
  const { width, height } = await sharp(source).metadata();
  return { id, width, height, edge: await edgeColourOf(source) };
}

/**
 * Whether a picture is a frame of a 360° view. The shop shows such frames only at their own size.
 */
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
