import { listAudit } from "@suvarna/contract/audit/staff";
import * as pieces from "@suvarna/contract/catalogue/staff-pieces";
import * as calls from "@suvarna/contract/catalogue/staff-products";
import { describe, expect, it } from "vitest";
import { testAct } from "../../test/acting.ts";
import {
  content,
  create,
  desk,
  idsOf,
  inShop,
  list,
  openProductDesk,
  publish,
  published,
  shop,
} from "../../test/product-desk.ts";
import { assignHuid, releaseHuid } from "./assign-huid.ts";

openProductDesk();

describe("archiving and duplicating", () => {
  it("removes a product from the shop and restores it", async () => {
    const { _id: id } = await published({ name: "Old Band" });
    await desk().call(calls.archiveProduct, { params: { id } });
    await expect(inShop(id)).rejects.toMatchObject({ code: "product_not_found" });
    expect(idsOf(await list({ view: "archived", q: "old band" }))).toEqual([id]);
    await expect(publish(id)).rejects.toMatchObject({ code: "product_archived" });
    await desk().call(calls.restoreProduct, { params: { id } });
    expect((await inShop(id)).name).toBe("Old Band");

    const draft = await create({ name: "Never Shown" });
    const gone = await desk().call(calls.archiveProduct, { params: { id: draft._id } });
    expect(gone.state).toBe("archived");
    const back = await desk().call(calls.restoreProduct, { params: { id: draft._id } });
    expect(back.state).toBe("draft");
  });

  it("copies the content of a product, but not its pieces", async () => {
    const sizes = [{ size: "2.4", netWeight: 16.5, stock: 1 }];
    const { _id: id, slug } = await published({ name: "First Band", sizes });
    const copy = await desk().call(calls.duplicateProduct, { params: { id } });
    expect(copy.state).toBe("draft");
    expect(copy.draft?.content).toMatchObject({
      name: "First Band (copy)",
      modelNumber: "",
      slug: "",
      sizes: [{ size: "2.4", netWeight: 16.5, stock: 0 }],
    });
    await expect(publish(copy._id)).rejects.toMatchObject({
      fields: { name: "Give the copy a name of its own" },
    });
    const body = content({ name: "First Band", sizes });
    await desk().call(calls.saveDraft, { params: { id: copy._id }, body });
    const own = await publish(copy._id);
    expect(own.slug).not.toBe(slug);
  });
});

describe("the hallmarked pieces", () => {
  const ORDER = "0198c1a0-0000-7000-8000-00000000000a";
  const OTHER_ORDER = "0198c1a0-0000-7000-8000-00000000000b";

  it("have an HUID each, which no other piece has", async () => {
    const { _id: id } = await published({ name: "Piece Band" });
    const { _id: otherId } = await published({ name: "Other Band" });
    const add = (productId: string, huid: string) =>
      desk().call(pieces.addPiece, { params: { id: productId }, body: { huid, netWeight: 17.42 } });
    const piece = await add(id, "4kt9rx");
    expect(piece).toMatchObject({ huid: "4KT9RX", netWeight: 17.42, state: "in_stock" });
    await expect(add(otherId, "4KT9RX")).rejects.toMatchObject({ code: "huid_taken" });
    await expect(add(id, "4KT9R")).rejects.toMatchObject({ status: 400 });
    const check = (huid: string) => desk().call(pieces.checkHuid, { query: { huid } });
    expect((await check("4kt9rx")).takenBy).toMatchObject({
      productId: id,
      name: "Piece Band",
      size: null,
      state: "in_stock",
    });
    expect((await check("4KT9RY")).takenBy).toBeNull();

    const address = { id, pieceId: piece._id };
    const changed = await desk().call(pieces.changePiece, {
      params: address,
      body: { huid: "4KT9RZ", place: "Safe 2, tray 14" },
    });
    expect(changed).toMatchObject({ huid: "4KT9RZ", place: "Safe 2, tray 14", netWeight: null });

    const take = (huid: string, orderId: string, productId = id) =>
      testAct(shop.acts, (act) =>
        assignHuid(act, { huid, productId, size: null, orderId, as: "reserved" }),
      );
    expect(await take("4KT9RZ", ORDER)).toMatchObject({ id: piece._id, state: "reserved" });
    await take("4KT9RZ", ORDER);
    await expect(take("4KT9RZ", OTHER_ORDER)).rejects.toMatchObject({ code: "huid_taken" });
    await expect(take("4KT9RZ", ORDER, otherId)).rejects.toMatchObject({ code: "huid_taken" });
    const refused = { params: address };
    await expect(desk().call(pieces.removePiece, refused)).rejects.toMatchObject({
      code: "piece_in_order",
    });
    await expect(
      desk().call(pieces.changePiece, { ...refused, body: { huid: "4KT9RA" } }),
    ).rejects.toMatchObject({ code: "piece_in_order" });
    // When a product is saved with a HUID that the shop does not know, the shop stores a piece of
    // the product with this HUID.
    await take("7XW5TN", ORDER);
    const { items, total } = await desk().call(pieces.listPieces, { params: { id } });
    expect(total).toBe(2);
    expect(items.map(({ huid }) => huid)).toEqual(["4KT9RZ", "7XW5TN"]);
    await testAct(shop.acts, (act) => releaseHuid(act, { orderId: ORDER }));
    await desk().call(pieces.removePiece, refused);
  });

  it("are not changed or removed over a colleague's correction", async () => {
    const { _id: id } = await published({ name: "Weighed Band" });
    const body = { huid: "VERS10", netWeight: 17.42, place: "Safe 1" };
    const piece = await desk().call(pieces.addPiece, { params: { id }, body });
    const seen = { params: { id, pieceId: piece._id }, headers: { "if-match": piece.version } };
    const heavier = { ...body, netWeight: 17.46 };
    const changed = await desk().call(pieces.changePiece, { ...seen, body: heavier });
    expect(changed.version).not.toBe(piece.version);

    const moved = { ...body, place: "Safe 2" };
    for (const work of [
      () => desk().call(pieces.changePiece, { ...seen, body: moved }),
      () => desk().call(pieces.removePiece, seen),
    ]) {
      await expect(work()).rejects.toMatchObject({ status: 412, code: "changed_meanwhile" });
    }
    const { items } = await desk().call(pieces.listPieces, { params: { id } });
    expect(items).toEqual([changed]);
    await desk().call(pieces.removePiece, { ...seen, headers: { "if-match": changed.version } });
  });

  it("are reserved by only one of two simultaneous orders", async () => {
    const { _id: id } = await published({ name: "Raced Band" });
    const takes = [ORDER, OTHER_ORDER].map((orderId) =>
      testAct(shop.acts, (act) =>
        assignHuid(act, { huid: "RACE01", productId: id, size: null, orderId, as: "sold" }),
      ),
    );
    const outcomes = await Promise.allSettled(takes);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("the people", () => {
  it("who may only read products can't change them, and the log names who changed one", async () => {
    const { _id: id } = await published({ name: "Guarded Band" });
    const support = shop.client((await shop.staff("support")).token);
    expect((await support.call(calls.getStaffProduct, { params: { id } }))._id).toBe(id);
    for (const work of [
      () => support.call(calls.publishProduct, { params: { id } }),
      () => support.call(calls.saveDraft, { params: { id }, body: content() }),
      () => support.call(calls.changeStock, { params: { id }, body: { stock: 1, was: 2 } }),
      () => support.call(pieces.addPiece, { params: { id }, body: { huid: "ABCDE1" } }),
    ]) {
      await expect(work()).rejects.toMatchObject({ status: 403, code: "forbidden" });
    }
    await desk().call(calls.changeMaking, { params: { id }, body: { makingcharge: 9 } });
    const owner = shop.client((await shop.staff()).token);
    const { items } = await owner.call(listAudit, {
      query: { subject: id, what: "product.making_set" },
    });
    expect(items[0]).toMatchObject({
      what: "product.making_set",
      before: { makingChargeBp: 1400 },
      after: { makingChargeBp: 900 },
    });
  });
});
