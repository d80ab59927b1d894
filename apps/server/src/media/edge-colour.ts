import sharp from "sharp";

/**
 * The side of the small square, in pixels, to which a picture is reduced to read the colour of its
 * border.
 */
const SAMPLE = 32;
const MOST_PIXELS = 100_000_000;

/**
 * Returns the average colour of a picture's border, as `#rrggbb`. Pages show this colour in the
 * place of the picture until the picture has loaded.
 * @param source path or bytes of the picture
 */
export async function edgeColourOf(source: string | Buffer): Promise<string> {
  const pixels = await sharp(source, { limitInputPixels: MOST_PIXELS })
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
