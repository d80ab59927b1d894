import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addPicture } from "@suvarna/contract/catalogue/pictures";
import { createProduct } from "@suvarna/contract/catalogue/staff";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type BucketServer, startBucketServer } from "../test/bucket-server.ts";
import { openShop, type Session, type TestShop } from "../test/open-shop.ts";
import { sendFile } from "../test/send-file.ts";
import { openBucket } from "./platform/objects/bucket-store.ts";
import { type ObjectStore, readObject } from "./platform/objects/object-store.ts";

const PROCESS = join(import.meta.dirname, "../test/shop-process.ts");
const MARKER = Buffer.from("made by the other machine");

let server: BucketServer;
let bucket: ObjectStore;
let here: TestShop;
let staff: Session;
let dataDir: string;
let child: ChildProcess;
let there: string;
beforeAll(async () => {
  server = await startBucketServer();
  bucket = await openBucket(server.config, () => {});
  here = await openShop(server.settings);
  staff = await here.staff("catalogue");
  dataDir = await mkdtemp(join(tmpdir(), "suvarna-there-"));
  await copyFile(join(here.config.dataDir, "sealing-key"), join(dataDir, "sealing-key"));
  const settings = { ...server.settings, DATABASE_URL: here.database.url, DATA_DIR: dataDir };
  child = fork(PROCESS, [JSON.stringify({ ...settings, PORT: "0" })], { execArgv: [] });
  const [port] = await once(child, "message");
  there = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  child.kill("SIGKILL");
  await here[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

/** Uploads a picture of a new product to the process of the test. @returns the picture's address */
async function uploadPicture(): Promise<string> {
  const staffClient = here.client(staff.token);
  const body = {
    name: "Chand Pendant",
    category: "Gold",
    carat: "22K",
    netWeight: 4,
    makingcharge: 12,
  } as const;
  const { _id: id } = await staffClient.call(createProduct, { body });
  const bytes = await sharp({
    create: { width: 900, height: 900, channels: 3, background: "gold" },
  })
    .png()
    .toBuffer();
  const uploadId = await sendFile(here, staff, { name: "a.png", purpose: "picture", bytes });
  const added = await staffClient.call(addPicture, { params: { id }, body: { uploadId } });
  return added.pictures[0]?.address ?? "";
}

const made = (address: string) => address.replace("/pictures/", "made/1/sent/");

async function bytesThere(address: string): Promise<Buffer> {
  const answer = await fetch(`${there}${address}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

it("a picture that was uploaded on one machine is served by the other, which has no file of it", async () => {
  const source = await uploadPicture();
  expect(source).toMatch(/^\/pictures\/.*\.jpg$/);
  const { rawPayload } = await here.app.inject(source);
  expect(await bytesThere(source)).toEqual(rawPayload);
  expect((await sharp(rawPayload).metadata()).width).toBe(900);
  await expect(readdir(join(dataDir, "pictures"))).rejects.toThrow();
  const unknown = source.replace(/[0-9a-f]{12}\.jpg$/, "000000000000.jpg");
  expect((await fetch(`${there}${unknown}`)).status).toBe(404);
});

it("a size that one machine has made is not made by the other", async () => {
  const size = (await uploadPicture()).replace(".jpg", ".720.webp");
  await bytesThere(size);
  await vi.waitFor(async () => expect(await bucket.head(made(size))).not.toBeNull());
  await bucket.put(made(size), { type: "image/webp", bytes: MARKER });
  expect((await here.app.inject(size)).rawPayload).toEqual(MARKER);
});

it("a size that is not in the bucket yet is made from the source in the bucket, and put there", async () => {
  const size = (await uploadPicture()).replace(".jpg", ".1200.jpg");
  const bytes = await bytesThere(size);
  expect((await sharp(bytes).metadata()).format).toBe("jpeg");
  await vi.waitFor(async () => expect(await readObject(bucket, made(size))).toEqual(bytes));
});
