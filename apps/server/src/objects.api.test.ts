import { join } from "node:path";
import { getTicket, sendTicket } from "@suvarna/contract/support/calls";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BucketServer, startBucketServer } from "../test/bucket-server.ts";
import { openShop, type TestShop } from "../test/open-shop.ts";
import { aTicket } from "../test/support-desk.ts";
import { copyObjects } from "./copies/index.ts";
import { removeOrphans } from "./media/sweep-objects.ts";
import { lastingObjectsOf, OBJECT_FOLDERS } from "./object-folders.ts";
import { openBucket } from "./platform/objects/bucket-store.ts";
import { openFolder } from "./platform/objects/folder-store.ts";
import type { ObjectStore } from "./platform/objects/object-store.ts";

const AVATAR = "/api/auth/me/avatar";
const CONTENT_PICTURE = "/api/staff/content/pictures";

let server: BucketServer;
let bucket: ObjectStore;
let shop: TestShop;
beforeAll(async () => {
  server = await startBucketServer();
  bucket = await openBucket(server.config, () => {});
  shop = await openShop(server.settings);
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function namesIn(store: ObjectStore, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(folder)) names.push(name);
  return names;
}

async function photograph(): Promise<Buffer> {
  const ground = { width: 900, height: 600, channels: 3, background: "#5a1526" } as const;
  return sharp({ create: ground }).png().toBuffer();
}

/** Sends a picture as a browser sends it. */
async function send(method: "POST" | "PUT", url: string, token?: string) {
  const headers = {
    "content-type": "image/png",
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await shop.app.inject({ method, url, headers, payload: await photograph() });
  return { status: answer.statusCode, body: answer.json() };
}

describe("a shop with a bucket", () => {
  it("stores portraits, screenshots and pictures for content there, and none in the database", async () => {
    const { token } = await shop.signUp();
    const { profileImage } = (await send("PUT", AVATAR, token)).body;
    expect(await namesIn(bucket, "avatars")).toEqual([String(profileImage).slice(1)]);
    const portrait = await shop.app.inject(String(profileImage));
    expect((await sharp(portrait.rawPayload).metadata()).format).toBe("webp");

    const { screenshot: sent } = (await send("POST", "/api/ticket/screenshots")).body;
    const body = aTicket({ screenshot: sent, screenshotName: "a.png" });
    const { id } = await shop.client(token).call(sendTicket, { body });
    const { messages } = await shop.client(token).call(getTicket, { params: { id } });
    const screenshot = await shop.app.inject(String(messages[0]?.screenshot?.image));
    expect((await sharp(screenshot.rawPayload).metadata()).width).toBe(900);
    expect(await namesIn(bucket, "ticket-pictures")).toHaveLength(1);

    const staff = await shop.staff();
    const { picture } = (await send("PUT", CONTENT_PICTURE, staff.token)).body;
    const banner = await shop.app.inject(picture.replace(".jpg", ".360.webp"));
    expect((await sharp(banner.rawPayload).metadata()).width).toBe(360);
    expect(await namesIn(bucket, "content-pictures")).toHaveLength(1);

    for (const [table, column] of [
      ["avatars", "webp"],
      ["ticket_pictures", "webp"],
      ["content_pictures", "jpeg"],
    ] as const) {
      const count = sql`select count(*)::int as count from ${sql.identifier(table)}
        where ${sql.identifier(column)} is not null`;
      expect((await shop.database.db.execute(count)).rows, table).toEqual([{ count: 0 }]);
    }
  });

  it("includes its objects in a backup, and copies them to a folder and back", async () => {
    const folder = openFolder(join(shop.config.dataDir, "copy"));
    const { folders } = lastingObjectsOf(bucket);
    const copied = async (from: ObjectStore, to: ObjectStore) => {
      let count = 0;
      for (const name of folders) count += (await copyObjects({ from, to }, name)).copied;
      return count;
    };
    expect(await copied(bucket, folder)).toBe(3);
    expect(await copied(bucket, folder)).toBe(0);
    expect(await namesIn(folder, "avatars")).toEqual(await namesIn(bucket, "avatars"));
    expect(await copied(folder, bucket)).toBe(0);
  });

  it("deletes an object once its row is deleted, and no other object", async () => {
    const sweep = async (now: Date) => {
      let removed = 0;
      for (const folder of OBJECT_FOLDERS) {
        removed += await removeOrphans(bucket, shop.database.db, folder, now);
      }
      return removed;
    };
    const later = new Date(Date.now() + 25 * 3_600_000);
    await bucket.put("pictures/kada-royal.glb", { type: "model/gltf-binary", bytes: Buffer.of(1) });
    await bucket.put("pictures/00000000-0000-7000-8000-000000000000.jpg", {
      type: "image/jpeg",
      bytes: Buffer.of(1),
    });
    await shop.database.db.execute(sql`delete from ticket_pictures`);
    expect(await sweep(new Date())).toBe(0);
    expect(await sweep(later)).toBe(2);
    expect(await namesIn(bucket, "ticket-pictures")).toEqual([]);
    expect(await namesIn(bucket, "pictures")).toEqual(["pictures/kada-royal.glb"]);
    expect(await namesIn(bucket, "avatars")).toHaveLength(1);
    const model = await shop.app.inject("/models/kada-royal.glb");
    expect([model.statusCode, model.headers["content-type"]]).toEqual([200, "model/gltf-binary"]);
  });

  it("is ready, and serves its local copies, while the bucket is away", async () => {
    const staff = await shop.staff();
    const { picture } = (await send("PUT", CONTENT_PICTURE, staff.token)).body;
    const size = picture.replace(".jpg", ".720.webp");
    expect((await shop.app.inject(size)).statusCode).toBe(200);
    await server[Symbol.asyncDispose]();
    expect((await shop.app.inject(size)).statusCode).toBe(200);
    // The process makes another size from its own copy of the uploaded picture.
    expect((await shop.app.inject(size.replace("720", "360"))).statusCode).toBe(200);
    expect((await shop.app.inject("/readyz")).statusCode).toBe(200);
    expect(await send("PUT", CONTENT_PICTURE, staff.token)).toMatchObject({
      status: 503,
      body: { code: "unavailable" },
    });
  });
});
