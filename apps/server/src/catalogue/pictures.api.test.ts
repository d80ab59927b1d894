import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getProduct, pageProducts } from "@suvarna/contract/catalogue/calls";
import type { StaffPictures } from "@suvarna/contract/catalogue/picture-schemas";
import {
  addPicture,
  arrangePictures,
  listPictures,
  removePicture,
} from "@suvarna/contract/catalogue/pictures";
import { createProduct } from "@suvarna/contract/catalogue/staff";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { sendFile, uploadsOf } from "../../test/send-file.ts";
import { createUploads } from "../media/plugin.ts";
import { removeOrphans } from "../media/sweep-objects.ts";
import { OBJECT_FOLDERS } from "../object-folders.ts";
import { openFolder } from "../platform/objects/folder-store.ts";

let shop: TestShop;
let staff: Session;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff("catalogue");
});
afterAll(() => shop[Symbol.asyncDispose]());

const as = (session: Session) => shop.client(session.token);

function photograph(colour: string, side = 800): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: "a place and a name" } })
    .png()
    .toBuffer();
}
async function newPiece(): Promise<string> {
  const body = {
    name: "Chand Pendant",
    category: "Gold",
    carat: "22K",
    netWeight: 4,
    makingcharge: 12,
  } as const;
  return (await as(staff).call(createProduct, { body }))._id;
}
const send = (name: string, bytes: Buffer) =>
  sendFile(shop, staff, { name, purpose: "picture", bytes });
async function add(id: string, bytes: Buffer, alt?: string): Promise<StaffPictures> {
  const uploadId = await send("DSC_0481.png", bytes);
  return as(staff).call(addPicture, {
    params: { id },
    body: { uploadId, ...(alt ? { alt } : {}) },
  });
}

describe("a resumable upload", () => {
  it("continues where it was interrupted, and only for its sender", async () => {
    const bytes = await photograph("#aa7733");
    const uploads = uploadsOf(shop, staff);
    const opened = await uploads.open("a.png", "picture", bytes.length);
    const url = String(opened.headers.location);
    expect([opened.statusCode, url]).toEqual([
      201,
      expect.stringMatching(/^\/api\/staff\/uploads\//),
    ]);
    expect(opened.headers).not.toHaveProperty("access-control-allow-origin");
    await uploads.part(url, 0, bytes.subarray(0, 100));
    const progress = await uploads.progress(url);
    expect(progress.headers["upload-offset"]).toBe("100");
    expect((await uploads.part(url, 50, bytes.subarray(50))).statusCode).toBe(409);

    const another = uploadsOf(shop, await shop.staff("catalogue"));
    expect((await another.progress(url)).statusCode).toBe(404);
    expect((await another.part(url, 100, bytes.subarray(100))).statusCode).toBe(404);
    expect((await uploads.part(url, 100, bytes.subarray(100))).statusCode).toBe(204);
  });

  it("is refused without the permission, and above its limits", async () => {
    expect((await uploadsOf(shop, null).open("a.png", "picture", 9)).statusCode).toBe(401);
    for (const role of ["orders", "rates", "support", "accounts", "auditor"] as const) {
      const { open } = uploadsOf(shop, await shop.staff(role));
      expect((await open("a.png", "picture", 9)).statusCode).toBe(403);
    }
    const shopper = uploadsOf(shop, await shop.signUp());
    expect((await shopper.open("a.png", "picture", 9)).statusCode).toBe(403);
    const { open } = uploadsOf(shop, staff);
    expect((await open("a.png", "picture", 40 * 1024 * 1024)).statusCode).toBe(413);
    expect((await open("a.png", "something", 9)).statusCode).toBe(400);
  });
});

describe("the pictures of a product", () => {
  it("are not added by an upload that is stopped while its sizes are made, and no file stays", async () => {
    const id = await newPiece();
    const { dataDir } = shop.config;
    const names = (folder: string) => readdir(join(dataDir, folder)).catch(() => []);
    const before = await names("pictures");
    const uploadId = await send("DSC_0500.png", await photograph("#8a6d3b", 4800));
    const adding = as(staff).call(addPicture, { params: { id }, body: { uploadId } });
    const refused = expect(adding).rejects.toMatchObject({ code: "upload_not_found" });
    // The source of the picture is stored, and its sizes are made now.
    await vi.waitFor(async () => expect(await names("pictures")).not.toEqual(before), 60_000);
    const stopped = await uploadsOf(shop, staff).stop(`/api/staff/uploads/${uploadId}`);
    expect(stopped.statusCode).toBe(204);
    await refused;
    expect((await as(staff).call(listPictures, { params: { id } })).pictures).toEqual([]);
    expect(await names("pictures")).toEqual(before);
    expect((await names("uploads")).filter((name) => name.startsWith(uploadId))).toEqual([]);
  });

  it("are added, put in order with a new cover, and shown in the shop with their words", async () => {
    const id = await newPiece();
    const first = await add(id, await photograph("#c9a227"));
    expect(first.pictures).toMatchObject([{ alt: "Chand Pendant", width: 800, height: 800 }]);
    const both = await add(id, await photograph("#7a5c1e"));
    const [cover, second] = both.pictures.map(({ _id }) => _id);
    expect(both.pictures[1]).toMatchObject({ alt: "" });

    const arrange = (pictures: { _id: string; alt: string }[], version = both.version) =>
      as(staff).call(arrangePictures, {
        params: { id },
        headers: { "if-match": `"${version}"` },
        body: { pictures },
      });
    const turned = [
      { _id: second ?? "", alt: "" },
      { _id: cover ?? "", alt: "From the front" },
    ];
    await expect(arrange(turned)).rejects.toMatchObject({
      code: "bad_request",
      fields: { "pictures.0.alt": expect.stringContaining("cover") },
    });
    const worded = turned.map((picture) => ({ ...picture, alt: picture.alt || "The clasp" }));
    const arranged = await arrange(worded);
    expect(arranged.pictures.map(({ alt }) => alt)).toEqual(["The clasp", "From the front"]);
    await expect(arrange(worded)).rejects.toMatchObject({ code: "changed_meanwhile", status: 412 });

    const shown = await shop.client().call(getProduct, { params: { id } });
    expect(shown.coverImage).toBe(`/pictures/${second}.jpg`);
    expect(shown.imageAlts).toEqual(["The clasp", "From the front"]);
    expect(shown.imageGrounds).toHaveLength(2);
    for (const ground of shown.imageGrounds ?? []) expect(ground).toMatch(/^#[0-9a-f]{6}$/);
    const source = await shop.app.inject({ url: shown.coverImage });
    expect(source.statusCode).toBe(200);
    const { format, exif } = await sharp(source.rawPayload).metadata();
    expect([format, exif]).toEqual(["jpeg", undefined]);
    const small = await shop.app.inject({ url: shown.coverImage.replace(".jpg", ".360.avif") });
    expect((await sharp(small.rawPayload).metadata()).width).toBe(360);

    const left = await as(staff).call(removePicture, { params: { id, pictureId: cover ?? "" } });
    expect(left.pictures).toHaveLength(1);
    // A past order may show the picture, so its file still exists.
    expect((await shop.app.inject({ url: `/pictures/${cover}.jpg` })).statusCode).toBe(200);
  });

  it("are exactly those of its content", async () => {
    const id = await newPiece();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
    for (const bytes of [svg, Buffer.from("no picture at all"), await photograph("#fff", 300)]) {
      await expect(add(id, bytes)).rejects.toMatchObject({ code: "picture_unusable" });
    }
    const body = { uploadId: "anything" };
    await expect(as(staff).call(addPicture, { params: { id }, body })).rejects.toMatchObject({
      code: "upload_not_found",
    });
    expect((await as(staff).call(listPictures, { params: { id } })).pictures).toEqual([]);
  });

  it("keep the texts of the example shop", async () => {
    const { products } = await shop.client().call(pageProducts, {});
    const [piece] = products;
    if (!piece) throw new Error("The shop is empty");
    expect(piece.imageAlts).toBeUndefined();
    const params = { id: piece._id };
    const { pictures } = await as(staff).call(listPictures, { params });
    expect(pictures[0]).toMatchObject({ address: piece.coverImage, alt: piece.name, width: null });
    const turned = pictures.toReversed().map(({ _id, alt }) => ({ _id, alt }));
    await as(staff).call(arrangePictures, { params, body: { pictures: turned } });
    const after = await shop.client().call(getProduct, { params });
    expect(after.images).toEqual(piece.images.toReversed());
    expect(after.imageAlts).toBeUndefined();
  });
});

it("a sweep deletes abandoned uploads, and pictures that no product uses", async () => {
  const { dataDir } = shop.config;
  await send("forgotten.png", await photograph("#123456"));
  const pictureFolder = join(dataDir, "pictures");
  await mkdir(pictureFolder, { recursive: true });
  const orphan = join(pictureFolder, "00000000-0000-7000-8000-000000000000.jpg");
  await writeFile(orphan, "half a picture");
  const tomorrow = new Date(Date.now() + 60_000);
  const before = await readdir(pictureFolder);
  await utimes(orphan, new Date(0), new Date(0));
  const removed = await createUploads(join(dataDir, "uploads")).removeBefore(tomorrow);
  expect(removed).toBeGreaterThan(0);
  const [pictures] = OBJECT_FOLDERS;
  if (!pictures) throw new Error("No folder");
  const store = openFolder(dataDir);
  expect(await removeOrphans(store, shop.database.db, pictures, new Date())).toBe(1);
  expect(await readdir(pictureFolder)).toHaveLength(before.length - 1);
});
