import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PICTURE_WIDTHS } from "@suvarna/contract/media/pictures";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSemaphore } from "../platform/semaphore.ts";
import { createGeneratedFiles } from "./generated-files.ts";
import { createPictureStore } from "./picture-store.ts";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "suvarna-pictures-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it("finds every size of a picture in another store when all are requested at once", async () => {
  const jpeg = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: "gold" },
  })
    .jpeg()
    .toBuffer();
  const store = createPictureStore({
    sourceDirs: [join(dir, "none")],
    madeDir: join(dir, "none"),
    madeFiles: createGeneratedFiles({ dir: join(dir, "made"), maxBytes: 1e8 }),
    madeElsewhere: createGeneratedFiles({ dir: join(dir, "sent"), maxBytes: 1e8 }),
    copies: createGeneratedFiles({ dir: join(dir, "copies"), maxBytes: 1e8 }),
    elsewhere: { read: async () => jpeg },
    semaphore: createSemaphore(2, 100),
  });
  const files = ["a-slide.jpg", ...PICTURE_WIDTHS.map((width) => `a-slide.${width}.webp`)];
  const found = await Promise.all(files.map((file) => store.find(file)));
  expect(found.map((file) => (file?.bytes ?? 0) > 0)).toEqual(files.map(() => true));
});
