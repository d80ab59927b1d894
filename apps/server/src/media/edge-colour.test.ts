import sharp from "sharp";
import { expect, it } from "vitest";
import { edgeColourOf } from "./edge-colour.ts";

it("reads the colour of the border, and ignores the inside", async () => {
  const inside = await sharp({
    create: { width: 200, height: 200, channels: 3, background: "#2a0810" },
  })
    .png()
    .toBuffer();
  const picture = await sharp({
    create: { width: 320, height: 320, channels: 3, background: "#f4f0e7" },
  })
    .composite([{ input: inside, left: 60, top: 60 }])
    .png()
    .toBuffer();
  expect(await edgeColourOf(picture)).toBe("#f4f0e7");
});
