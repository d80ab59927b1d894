import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BucketServer, startBucketServer } from "../../../test/bucket-server.ts";
import { openBucket } from "./bucket-store.ts";
import { openFolder } from "./folder-store.ts";
import { type ObjectStore, readObject } from "./object-store.ts";

const BYTES = Buffer.from("the bytes of a picture");
const JPEG = { type: "image/jpeg", bytes: BYTES };

let server: BucketServer;
let folder: string;
const stores: Record<string, ObjectStore> = {};
const failures: string[] = [];
const note = ({ name }: Error, what: string) => void failures.push(`${what}: ${name}`);
beforeAll(async () => {
  server = await startBucketServer();
  folder = await mkdtemp(join(tmpdir(), "suvarna-objects-"));
  stores.bucket = await openBucket(server.config, note);
  stores.folder = openFolder(folder);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

function storeOf(kind: string): ObjectStore {
  const store = stores[kind];
  if (!store) throw new Error(`No ${kind}`);
  return store;
}

async function namesIn(store: ObjectStore, below: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(below)) names.push(name);
  return names;
}

describe.each(["folder", "bucket"])("objects in a %s", (kind) => {
  it("are stored, read, described, listed and removed", async () => {
    const store = storeOf(kind);
    await store.put("pictures/b.jpg", JPEG);
    await store.put("pictures/a.jpg", { ...JPEG, bytes: Buffer.from("shorter") });
    await store.put("pictures/a.jpg", JPEG);
    await store.put("pictures-of-others/c.jpg", JPEG);
    expect(await readObject(store, "pictures/a.jpg")).toEqual(BYTES);
    const head = await store.head("pictures/a.jpg");
    expect(head).toMatchObject({ name: "pictures/a.jpg", bytes: BYTES.length });
    expect(Math.abs(Date.now() - Number(head?.modifiedAt))).toBeLessThan(60_000);
    expect(await namesIn(store, "pictures")).toEqual(["pictures/a.jpg", "pictures/b.jpg"]);
    await store.remove("pictures/a.jpg");
    await store.remove("pictures/a.jpg");
    expect(await namesIn(store, "pictures")).toEqual(["pictures/b.jpg"]);
  });

  it("that do not exist are null, and an empty folder has none", async () => {
    const store = storeOf(kind);
    expect(await store.get("pictures/none.jpg")).toBeNull();
    expect(await store.head("pictures/none.jpg")).toBeNull();
    expect(await namesIn(store, "nothing")).toEqual([]);
  });

  it.each(["../secret", "pictures/../../secret", "/etc/passwd", "secret", "pictures/", "a//b"])(
    "never have the name %s",
    async (name) => {
      const store = storeOf(kind);
      await expect(store.put(name, JPEG)).rejects.toThrow("Not the name of an object");
      await expect(readObject(store, name)).rejects.toThrow("Not the name of an object");
    },
  );
});

describe("a bucket", () => {
  const refused = { code: "unavailable", status: 503 };

  it("lists more objects than one answer contains", async () => {
    const store = storeOf("bucket");
    const names = Array.from(
      { length: 1005 },
      (_, at) => `many/${String(at).padStart(4, "0")}.jpg`,
    );
    // More requests at once than this would wait for each other longer than a request may take.
    const atOnce = 50;
    for (let from = 0; from < names.length; from += atOnce) {
      const some = names.slice(from, from + atOnce);
      await Promise.all(some.map((name) => store.put(name, { ...JPEG, bytes: Buffer.from("x") })));
    }
    expect(await namesIn(store, "many")).toEqual(names);
  });

  it("that does not exist is a failure with its reason", async () => {
    const nowhere = await openBucket({ ...server.config, bucket: "another" }, note);
    failures.length = 0;
    await expect(nowhere.get("pictures/b.jpg")).rejects.toMatchObject(refused);
    await expect(nowhere.put("pictures/b.jpg", JPEG)).rejects.toMatchObject(refused);
    expect(failures).toEqual(["get: NoSuchBucket", "put: NoSuchBucket"]);
  });

  it("that refuses the keys is a failure with its reason, without a second attempt", async () => {
    const why = "<Error><Code>SignatureDoesNotMatch</Code><Message>No</Message></Error>";
    let requestCount = 0;
    const { store, stop } = await stranger((request, response) => {
      requestCount++;
      expect(request.headers.authorization).toContain("AWS4-HMAC-SHA256 Credential=TESTER/");
      response.writeHead(403, { "content-type": "application/xml" }).end(why);
    });
    failures.length = 0;
    await expect(store.get("pictures/b.jpg")).rejects.toMatchObject(refused);
    expect([failures, requestCount]).toEqual([["get: SignatureDoesNotMatch"], 1]);
    stop();
  });

  it("that is away is a failure within seconds", async () => {
    const gone = await openBucket({ ...server.config, endpoint: "http://127.0.0.1:1" }, note);
    await expect(gone.get("pictures/b.jpg")).rejects.toMatchObject(refused);
  });

  it("that does not answer is given up", async () => {
    const { store, stop } = await stranger(() => {});
    await expect(store.head("pictures/b.jpg")).rejects.toMatchObject(refused);
    stop();
  });

  /** Opens a bucket on a test server that gives the answers of a handler. */
  async function stranger(answer: RequestListener) {
    const other = createServer(answer);
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const store = await openBucket({ ...server.config, endpoint }, note, { silentMs: 200 });
    return {
      store,
      stop() {
        other.closeAllConnections();
        other.close();
      },
    };
  }
});
