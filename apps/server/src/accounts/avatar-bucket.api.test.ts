import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { appOn, TESTER } from "../../test/acting.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addShopper } from "../../test/shoppers.ts";
import { findUser } from "../identity/queries.ts";
import { hostedBucket } from "../media/plugin.ts";
import type { App } from "../platform/act.ts";
import { openFolder } from "../platform/objects/folder-store.ts";
import { rowFilesIn, rowFilesOutside } from "../platform/objects/row-files.ts";
import { findAvatar, removeAvatar, setAvatar } from "./avatars.ts";
import { accountPersonalData, findPersonalDataSubject } from "./personal-data.ts";

const UPLOADER = { email: "uploads@shop.example", password: "only-the-shop-knows" };
const WEBP = Buffer.from("RIFF....WEBP a picture");
const NOW = new Date("2026-11-21T06:12:00.000Z");

let database: FreshDatabase;
let app: App;
let service: Server;
let host: string;
/** The objects in the stand-in's bucket by their names; `signIns` counts the sign-ins. */
const objects = new Map<string, { type: string; bytes: Buffer }>();
let signIns = 0;
let broken = false;
/**
 * The path to which the stand-in redirects calls; `followed` counts the calls that arrive there.
 */
const ELSEWHERE = "/elsewhere";
let redirects = false;
let followed = 0;

/** Answers the REST calls of the shop as the hosted service does. */
async function answer(
  method: string,
  url: URL,
  upload: { auth: string; type: string; body: Buffer },
) {
  if (broken) return { status: 503 };
  if (url.pathname === ELSEWHERE) followed++;
  if (redirects) return { status: 307 };
  if (url.pathname === "/v1/accounts:signInWithPassword") {
    const known = { ...UPLOADER, returnSecureToken: true };
    if (url.searchParams.get("key") !== "a-key") return { status: 400 };
    if (upload.body.toString() !== JSON.stringify(known)) return { status: 400 };
    signIns++;
    return {
      status: 200,
      body: JSON.stringify({ idToken: `token-${signIns}`, expiresIn: "3600" }),
    };
  }
  if (upload.auth !== `Firebase token-${signIns}`) return { status: 403 };
  const base = "/v0/b/a-jeweller.appspot.com/o";
  if (method === "POST" && url.pathname === base) {
    objects.set(url.searchParams.get("name") ?? "", { type: upload.type, bytes: upload.body });
    return { status: 200, body: "{}" };
  }
  const name = decodeURIComponent(url.pathname.slice(base.length + 1));
  const object = objects.get(name);
  if (!object) return { status: 404 };
  if (method === "DELETE") objects.delete(name);
  return { status: 200, body: url.searchParams.get("alt") === "media" ? object.bytes : "" };
}

beforeAll(async () => {
  database = await freshDatabase();
  app = appOn(database, () => NOW);
  service = createServer(async (request, response) => {
    const body = await buffer(request);
    const { authorization: auth = "", "content-type": type = "" } = request.headers;
    const url = new URL(request.url ?? "", "http://service");
    const reply = await answer(request.method ?? "", url, { auth, type, body });
    const location = redirects ? { location: `${host}${ELSEWHERE}` } : {};
    response.writeHead(reply.status, location).end(reply.body);
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  host = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => {
  broken = false;
  redirects = false;
});
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await database[Symbol.asyncDispose]();
});

function bucketDependencies() {
  const project = { apiKey: "a-key", storageBucket: "a-jeweller.appspot.com" };
  const hosts = { identity: host, storage: host };
  const dropped: string[] = [];
  return {
    app,
    dropped,
    avatarFiles: rowFilesOutside(hostedBucket(project, UPLOADER, () => NOW, hosts)),
    jobs: {
      work: () => undefined,
      enqueue: async (_tx: unknown, _kind: unknown, { id }: { id?: string }) =>
        void dropped.push(id ?? ""),
    } as never,
  };
}

const someone = () => addShopper(app, "Kavya Rao");
const imageOf = async (userId: string) =>
  (await findUser(database.db, userId))?.image?.replace("/avatars/", "") ?? "";

it("a picture is stored in the bucket, read from there, and deleted when no account uses it any more", async () => {
  const shop = bucketDependencies();
  const { userId } = await someone();
  const before = signIns;
  await setAvatar(shop, TESTER, userId, WEBP);
  const first = await imageOf(userId);
  expect(objects.get(`avatars/${first}`)).toEqual({ type: "image/webp", bytes: WEBP });
  expect(await findAvatar(database.db, shop.avatarFiles, first)).toEqual(WEBP);

  await setAvatar(shop, TESTER, userId, WEBP);
  const second = await imageOf(userId);
  expect(await findAvatar(database.db, shop.avatarFiles, first)).toBeNull();
  await removeAvatar(shop, TESTER, userId);
  await setAvatar(shop, TESTER, userId, WEBP);
  const third = await imageOf(userId);
  const subject = await findPersonalDataSubject(database.db, userId);
  await database.transaction(async (tx) => {
    if (subject) await accountPersonalData(shop).erase(tx, subject);
  });
  expect(shop.dropped.map((id) => `${id}.webp`)).toEqual([first, second, third]);
  for (const id of shop.dropped) await shop.avatarFiles.remove(`avatars/${id}.webp`);
  await shop.avatarFiles.remove(`avatars/${first}`);
  for (const file of [first, second, third]) expect(objects.has(`avatars/${file}`)).toBe(false);
  // The shop signs in once for all calls of an hour.
  expect(signIns - before).toBe(1);
});

it("the picture does not change when the bucket does not answer", async () => {
  const shop = bucketDependencies();
  const { userId } = await someone();
  await setAvatar(shop, TESTER, userId, WEBP);
  const image = await imageOf(userId);
  broken = true;
  const refused = { status: 503, code: "unavailable" };
  await expect(setAvatar(shop, TESTER, userId, WEBP)).rejects.toMatchObject(refused);
  await expect(findAvatar(database.db, shop.avatarFiles, image)).rejects.toMatchObject(refused);
  expect(await imageOf(userId)).toBe(image);
  broken = false;
  expect(await findAvatar(database.db, shop.avatarFiles, image)).toEqual(WEBP);
  expect(shop.dropped).toEqual([]);
});

it("a bucket that sends the shop elsewhere is not followed", async () => {
  const shop = bucketDependencies();
  const { userId } = await someone();
  redirects = true;
  const refused = { status: 503, code: "unavailable" };
  await expect(setAvatar(shop, TESTER, userId, WEBP)).rejects.toMatchObject(refused);
  redirects = false;
  expect(followed).toBe(0);
});

it("a picture from before the bucket is shown from the database, and is not looked for there", async () => {
  const { userId } = await someone();
  const noBucket = rowFilesIn(openFolder("/nowhere"));
  await setAvatar({ ...bucketDependencies(), avatarFiles: noBucket }, TESTER, userId, WEBP);
  const shop = bucketDependencies();
  expect(await findAvatar(database.db, shop.avatarFiles, await imageOf(userId))).toEqual(WEBP);
  await removeAvatar(shop, TESTER, userId);
  expect(shop.dropped).toEqual([]);
});
