import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type MediaConfig, openMedia } from "./media.ts";
import { registerMedia } from "./routes.ts";

const SOURCE = { width: 900, height: 600 };

let folder: string;
let config: MediaConfig;
let app: FastifyInstance;

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { ...SOURCE, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** The folder of the sizes that were generated on demand. */
function cached(): string {
  return join(config.cacheDir, "pictures");
}

function sourcePath(file: string): string {
  return join(folder, "sources", file);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-"));
  config = {
    sourceDirs: [join(folder, "sources"), join(folder, "uploads")],
    madeDir: join(folder, "made"),
    cacheDir: join(folder, "cache"),
    cacheBytes: 1e9,
  };
  for (const dir of [...config.sourceDirs, config.madeDir]) await mkdir(dir);
  await writeFile(sourcePath("kada.jpg"), await picture("#a8823a"));
  app = fastify();
  registerMedia(app, openMedia(config));
  await app.ready();
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe("GET /pictures/:file", () => {
  it("answers the source with its type, its length and a day of keeping", async () => {
    const answer = await app.inject("/pictures/kada.jpg");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/jpeg");
    expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
    expect(Number(answer.headers["content-length"])).toBe(answer.rawPayload.length);
  });

  it.each([
    ["avif", "heif"],
    ["webp", "webp"],
    ["jpg", "jpeg"],
  ])("creates a size as %s and stores it", async (format, stored) => {
    const file = `kada.360.${format}`;
    const answer = await app.inject(`/pictures/${file}`);
    expect(answer.statusCode).toBe(200);
    const { width, height, format: made } = await sharp(answer.rawPayload).metadata();
    expect([width, height, made]).toEqual([360, 240, stored]);
    expect(await readdir(cached())).toEqual([file]);
  });

  it("returns the source's width where a larger one is requested", async () => {
    const answer = await app.inject("/pictures/kada.2400.webp");
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(SOURCE.width);
  });

  it("uses a size that was created in advance", async () => {
    await writeFile(join(config.madeDir, "kada.720.avif"), "made ahead");
    const answer = await app.inject("/pictures/kada.720.avif");
    expect(answer.body).toBe("made ahead");
    expect(answer.headers["content-type"]).toBe("image/avif");
  });

  it("finds a source in the second folder", async () => {
    await writeFile(join(folder, "uploads", "own.jpg"), await picture("#5a1526"));
    expect((await app.inject("/pictures/own.360.webp")).statusCode).toBe(200);
  });

  it("encodes a picture once for simultaneous requests, and leaves no temporary file", async () => {
    const files = ["kada.360.webp", "kada.720.webp", "kada.360.jpg", "kada.720.jpg"];
    const answers = await Promise.all(
      [...files, ...files, ...files].map((file) => app.inject(`/pictures/${file}`)),
    );
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect((await readdir(cached())).sort()).toEqual([...files].sort());
    const marks = new Set(answers.map((answer) => answer.headers.etag));
    expect(marks.size).toBe(files.length);
  });

  it("answers from the stored size, and encodes it again when the source was replaced", async () => {
    const first = await app.inject("/pictures/kada.360.webp");
    const file = await stat(join(cached(), "kada.360.webp"));
    await app.inject("/pictures/kada.360.webp");
    expect((await stat(join(cached(), "kada.360.webp"))).mtimeMs).toBe(file.mtimeMs);

    await writeFile(sourcePath("kada.jpg"), await picture("#1e6444"));
    const later = new Date(file.mtimeMs + 1000);
    await utimes(sourcePath("kada.jpg"), later, later);
    const second = await app.inject("/pictures/kada.360.webp");
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  it("answers 304 to a known ETag, and allows endless caching only with a content version", async () => {
    const first = await app.inject("/pictures/kada.jpg?v=7");
    expect(first.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const second = await app.inject({
      url: "/pictures/kada.jpg",
      headers: { "if-none-match": `"other", ${first.headers.etag}` },
    });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe("");
    const empty = await app.inject("/pictures/kada.jpg?v=");
    expect(empty.headers["cache-control"]).toBe("public, max-age=86400");
  });

  it("allows endless caching of a picture with an id of its own, with the same ETag on every machine", async () => {
    const id = "0190a0b0-0000-7000-8000-000000000001";
    const marks = new Set<unknown>();
    for (const at of [1_000_000, 2_000_000]) {
      await writeFile(sourcePath(`${id}.jpg`), await picture("#a8823a"));
      await utimes(sourcePath(`${id}.jpg`), at, at);
      const { headers } = await app.inject(`/pictures/${id}.jpg`);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      marks.add(headers.etag);
    }
    expect(marks.size).toBe(1);
  });

  it("answers HEAD without a body", async () => {
    const answer = await app.inject({ method: "HEAD", url: "/pictures/kada.jpg" });
    expect(answer.statusCode).toBe(200);
    expect(Number(answer.headers["content-length"])).toBeGreaterThan(0);
    expect(answer.body).toBe("");
  });

  it.each([
    "/pictures/none.jpg",
    "/pictures/none.720.avif",
    "/pictures/kada.500.avif",
    "/pictures/kada.720.png",
    "/pictures/kada.avif",
    "/pictures/..%2fsecret.jpg",
    "/pictures/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/pictures/kada.jpg%00.avif",
  ])("answers 404 for %s", async (url) => {
    await writeFile(join(folder, "secret.jpg"), "secret");
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: "Picture not found", code: "not_found" });
  });

  it("answers 404 for a stored size whose source was deleted", async () => {
    await app.inject("/pictures/kada.360.webp");
    await rm(sourcePath("kada.jpg"));
    expect((await app.inject("/pictures/kada.360.webp")).statusCode).toBe(404);
  });

  it("stores nothing when encoding fails, and tries again", async () => {
    await writeFile(sourcePath("broken.jpg"), "no picture");
    expect((await app.inject("/pictures/broken.360.webp")).statusCode).toBe(500);
    await writeFile(sourcePath("broken.jpg"), await picture("#26161a"));
    expect((await app.inject("/pictures/broken.360.webp")).statusCode).toBe(200);
  });
});

describe("a source that is no good", () => {
  it("is refused when it is cut off", async () => {
    const whole = await readFile(sourcePath("kada.jpg"));
    await writeFile(sourcePath("cut.jpg"), whole.subarray(0, whole.length / 2));
    expect((await app.inject("/pictures/cut.360.webp")).statusCode).toBe(500);
    expect(await readdir(cached()).catch(() => [])).toEqual([]);
  });

  it("is refused when its pixels would need too much memory", async () => {
    const bytes = await readFile(sourcePath("kada.jpg"));
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(12_000, frame + 5);
    bytes.writeUInt16BE(12_000, frame + 7);
    await writeFile(sourcePath("huge.jpg"), bytes);
    expect((await sharp(bytes).metadata()).width).toBe(12_000);
    expect((await app.inject("/pictures/huge.360.webp")).statusCode).toBe(500);
  });
});

describe("GET /models/:file", () => {
  it("answers a model", async () => {
    await writeFile(sourcePath("kada.glb"), "model");
    const answer = await app.inject("/models/kada.glb");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("model/gltf-binary");
    expect(answer.body).toBe("model");
  });

  it.each(["/models/none.glb", "/models/kada.jpg", "/models/..%2fkada.glb"])(
    "answers 404 for %s",
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: "Model not found", code: "not_found" });
    },
  );
});

it("refuses pictures when too many wait to be encoded, and encodes those that wait", async () => {
  const media = openMedia({ ...config, mostWaiting: 1 });
  const sent = { type: "image/jpeg", bytes: await picture("#a8823a") };
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => media.portrait(sent)));
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
  ]);
  expect(results[3]).toMatchObject({
    reason: { code: "unavailable", status: 503, retryAfterS: 1 },
  });
});
