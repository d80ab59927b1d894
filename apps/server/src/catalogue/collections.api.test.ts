import { getProduct, pageProducts } from "@suvarna/contract/catalogue/calls";
import { getCollection, listCollections } from "@suvarna/contract/catalogue/collections";
import type { CollectionInput } from "@suvarna/contract/catalogue/staff-collection-schemas";
import * as staff from "@suvarna/contract/catalogue/staff-collections";
import {
  getStaffProduct,
  publishProduct,
  saveDraft,
} from "@suvarna/contract/catalogue/staff-products";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { listAudit } from "../platform/audit.ts";

let shop: TestShop;
let keeper: Session;
beforeAll(async () => {
  shop = await openShop();
  keeper = await shop.staff("catalogue");
});
afterAll(() => shop[Symbol.asyncDispose]());

const desk = () => shop.client(keeper.token);
const list = () => desk().call(staff.listDeskCollections, {});
const story = (slug: string) => shop.client().call(getCollection, { params: { slug } });

const INPUT: CollectionInput = {
  title: "Monsoon",
  sentence: "Peacocks and rain clouds.",
  cover: "/pictures/cover-rings.jpg",
  coverAlt: "Rings",
  heroText: "For the first rain.",
  heroPicture: "/pictures/halo-ring-rose-front.jpg",
  heroAlt: "A ring",
  heroGround: "#f6f1e9",
  turns: [],
  figures: [{ value: "9 days", words: "at one bench" }],
  quote: "",
  quoteSource: "",
  togetherText: "",
  together: [],
  shown: true,
};
const add = (change: Partial<CollectionInput> = {}) =>
  desk().call(staff.createCollection, { body: { ...INPUT, ...change } });

/**
 * Returns the content of a product that staff edit: its draft, or the published content when there
 * is no draft.
 */
async function edited(id: string) {
  const { draft, published, version } = await desk().call(getStaffProduct, { params: { id } });
  return { content: draft?.content ?? published ?? expect.fail("no content"), version };
}

/** Reads a product from the shop, with the collections to which the product belongs. */
const piece = (id: string) => shop.client().call(getProduct, { params: { id } });

it("returns the stories of the example shop, with all their pieces", async () => {
  const all = await shop.client().call(listCollections, {});
  expect(all.map(({ slug, carats }) => [slug, carats])).toEqual([
    ["mandir", ["22K"]],
    ["mandap", ["22K"]],
    ["rozana", ["18K"]],
  ]);
  expect(all[0]).toMatchObject({ count: 8, weights: { least: 5.6, most: 82 } });
  const mandir = await story("mandir");
  expect(mandir.products).toHaveLength(8);
  expect(mandir.products.every(({ collections }) => collections.includes("mandir"))).toBe(true);
  expect(mandir.turns.map((turn) => turn.piece)).toEqual(["haar-kasu", "mohan-mala"]);
  const ids = new Map(mandir.products.map(({ slug, _id }) => [slug, _id]));
  expect(mandir.together?.pieces).toEqual([ids.get("jhumka-two-tier"), ids.get("pendant-lotus")]);
  const found = await shop.client().call(pageProducts, { query: { collection: "mandir" } });
  expect(found.total).toBe(8);
});

it("adds, changes, hides and orders collections", async () => {
  const added = await add();
  expect(added).toMatchObject({ slug: "monsoon", pieces: [], title: "Monsoon" });
  await expect(add()).rejects.toMatchObject({ status: 409, code: "conflict" });
  expect(await story("monsoon")).toMatchObject({ figures: INPUT.figures, quote: null });

  const change = {
    params: { id: added._id },
    headers: { "if-match": added.version },
    body: { ...INPUT, title: "Varsha", shown: false },
  };
  expect(await desk().call(staff.saveCollection, change)).toMatchObject({ slug: "monsoon" });
  await expect(desk().call(staff.saveCollection, change)).rejects.toMatchObject({ status: 412 });
  await expect(story("monsoon")).rejects.toMatchObject({
    status: 404,
    code: "collection_not_found",
  });

  const { items, version } = await list();
  const ids = items.map(({ _id }) => _id).toReversed();
  const order = { headers: { "if-match": version }, body: { ids } };
  await desk().call(staff.orderCollections, order);
  await expect(desk().call(staff.orderCollections, order)).rejects.toMatchObject({ status: 412 });
  const slugs = (await shop.client().call(listCollections, {})).map(({ slug }) => slug);
  expect(slugs).toEqual(["rozana", "mandap", "mandir"]);
});

it("refuses a pair of one piece, and a third part of the story", async () => {
  const [turn] = (await list()).items.flatMap(({ turns }) => turns);
  if (!turn) throw new Error("no story has a part");
  await expect(add({ title: "One", together: ["x"] })).rejects.toMatchObject({ status: 400 });
  await expect(add({ title: "Three", turns: [turn, turn, turn] })).rejects.toMatchObject({
    status: 400,
    fields: { turns: "Use at most 2 parts" },
  });
});

it("adds a piece to a collection and removes it, in its draft too", async () => {
  const { _id: id } = await add({ title: "Sharad" });
  const { products } = await shop.client().call(pageProducts, { query: { q: "Saral Court Band" } });
  const product = products[0]?._id ?? expect.fail("no band");
  const { content, version } = await edited(product);
  await desk().call(saveDraft, {
    params: { id: product },
    headers: { "if-match": version },
    body: { ...content, dimensions: "4 mm wide" },
  });
  const params = { id, product };
  const after = await desk().call(staff.addCollectionPiece, { params });
  expect(after.pieces.map(({ _id }) => _id)).toEqual([product]);
  expect((await piece(product)).collections).toEqual(["sharad"]);
  // The call is repeated with the same data. It changes nothing, and adds no line to the audit log.
  await desk().call(staff.addCollectionPiece, { params });
  const lines = await listAudit(shop.database.db, { what: "collection.piece_added", limit: 9 });
  expect(lines.rows).toHaveLength(1);
  const drafted = async () => (await edited(product)).content.collections;
  expect(await drafted()).toEqual(["sharad"]);

  await desk().call(staff.removeCollectionPiece, { params });
  expect((await piece(product)).collections).toEqual([]);
  expect(await drafted()).toEqual([]);
});

it("deletes a collection, and removes it from its pieces and drafts in the same act", async () => {
  const added = await add({ title: "Hemant" });
  const { products } = await shop.client().call(pageProducts, { query: { q: "Gol Gold Hoops" } });
  const product = products[0]?._id ?? expect.fail("no hoops");
  const put = { params: { id: added._id, product } };
  await desk().call(staff.addCollectionPiece, put);
  const { content, version } = await edited(product);
  await desk().call(saveDraft, {
    params: { id: product },
    headers: { "if-match": version },
    body: { ...content, dimensions: "3 cm" },
  });
  const remove = (version: string, token = keeper.token) =>
    shop.client(token).call(staff.removeCollection, {
      params: { id: added._id },
      headers: { "if-match": version },
    });
  const { token } = await shop.staff("auditor");
  await expect(remove(added.version, token)).rejects.toMatchObject({ status: 403 });
  await expect(remove("0")).rejects.toMatchObject({ status: 412 });
  await remove(added.version);
  await expect(remove(added.version)).rejects.toMatchObject({ status: 404 });
  expect((await piece(product)).collections).toEqual([]);
  const now = await edited(product);
  expect(now.content).toMatchObject({ collections: [], dimensions: "3 cm" });
  const [line] = (await listAudit(shop.database.db, { what: "collection.removed", limit: 3 })).rows;
  expect(line).toMatchObject({ subject: added._id, actorId: keeper.userId });
  expect(line?.before).toMatchObject({ title: "Hemant", pieces: 1 });
});

it("refuses a piece that names a collection which does not exist", async () => {
  const { products } = await shop.client().call(pageProducts, { query: { q: "Peepal Leaf" } });
  const id = products[0]?._id ?? expect.fail("no leaf");
  const { content, version } = await edited(id);
  const saved = await desk().call(saveDraft, {
    params: { id },
    headers: { "if-match": version },
    body: { ...content, collections: ["rozana", "vasant"] },
  });
  const failure = await desk()
    .call(publishProduct, { params: { id }, headers: { "if-match": saved.version } })
    .catch((error) => error);
  expect(failure).toMatchObject({ status: 400, code: "bad_request" });
  expect(failure.fields.collections).toMatch(
    /^The shop has no collection “vasant”\. Choose from .*rozana/,
  );
  expect((await piece(id)).collections).toEqual(["rozana"]);
});
