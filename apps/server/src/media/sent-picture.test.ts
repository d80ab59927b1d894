import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makePortrait, makeScreenshot } from "./sent-picture.ts";

const square = { width: 600, height: 400, channels: 3, background: "#5a1526" } as const;
const picture = () => sharp({ create: square });

describe("a portrait", () => {
  it("is re-encoded: square, small, and without the metadata of the file", async () => {
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: "WHO-AND-WHERE" }, IFD3: { GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes("WHO-AND-WHERE")).toBe(true);
    const portrait = await makePortrait({ type: "image/jpeg", bytes });
    expect(portrait.includes("WHO-AND-WHERE")).toBe(false);
    const metadata = await sharp(portrait).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 288, height: 288 });
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it.each(["png", "webp"] as const)("is also made from %s", async (format) => {
    const bytes = await picture().toFormat(format).toBuffer();
    const portrait = await makePortrait({ type: `image/${format}`, bytes });
    expect((await sharp(portrait).metadata()).format).toBe("webp");
  });

  it("is refused for a file with a wrong type, and for a broken file", async () => {
    const png = await picture().png().toBuffer();
    const jpeg = await picture().jpeg().toBuffer();
    const gif = await picture().gif().toBuffer();
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
    const page = Buffer.concat([png.subarray(0, 8), Buffer.from("<script>alert(1)</script>")]);
    for (const [type, bytes] of [
      ["image/jpeg", png],
      ["image/png", jpeg],
      ["image/png", svg],
      ["image/svg+xml", svg],
      ["image/gif", gif],
      ["image/png", page],
      ["image/jpeg", jpeg.subarray(0, jpeg.length / 2)],
      ["image/jpeg", Buffer.alloc(0)],
    ] as const) {
      const made = makePortrait({ type, bytes });
      await expect(made).rejects.toMatchObject({ code: "picture_unusable" });
    }
  });

  it("is refused when a small file would expand beyond the memory limit", async () => {
    const bytes = await picture().png().toBuffer();
    // These lines write a large width and height into the header of the PNG, and the header's
    // checksum.
    bytes.writeUInt32BE(40_000, 16);
    bytes.writeUInt32BE(40_000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    expect(await sharp(bytes, { limitInputPixels: false }).metadata()).toMatchObject({
      width: 40_000,
    });
    const made = makePortrait({ type: "image/png", bytes });
    await expect(made).rejects.toMatchObject({ code: "picture_unusable" });
  });

  it("is made from 25 megapixels, but not from more", async () => {
    const sized = (width: number) =>
      sharp({ create: { ...square, width, height: 5000 } })
        .png({ compressionLevel: 1 })
        .toBuffer();
    const type = "image/png";
    await makePortrait({ type, bytes: await sized(5000) });
    await expect(makePortrait({ type, bytes: await sized(5001) })).rejects.toMatchObject({
      code: "picture_unusable",
      message: "Choose a picture of at most 25 megapixels.",
    });
  });
});

describe("a screenshot", () => {
  it("is re-encoded as a whole, and scaled down only if it is large", async () => {
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: "WHO-AND-WHERE" } })
      .jpeg()
      .toBuffer();
    const small = await makeScreenshot({ type: "image/jpeg", bytes });
    expect(small).toMatchObject({ width: 600, height: 400 });
    expect(small.webp.includes("WHO-AND-WHERE")).toBe(false);
    const large = await sharp({ create: { ...square, width: 4000, height: 2000 } })
      .png()
      .toBuffer();
    const made = await makeScreenshot({ type: "image/png", bytes: large });
    expect(made).toMatchObject({ width: 1600, height: 800 });
    expect((await sharp(made.webp).metadata()).format).toBe("webp");
  });

  it("is refused when the file has another type than it claims", async () => {
    const bytes = Buffer.from("<script>alert(1)</script>");
    const made = makeScreenshot({ type: "image/png", bytes });
    await expect(made).rejects.toMatchObject({ code: "picture_unusable" });
  });
});
