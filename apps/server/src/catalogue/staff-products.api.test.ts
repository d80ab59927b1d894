import { pageProducts } from "@suvarna/contract/catalogue/calls";
import { PRODUCT_SORTS } from "@suvarna/contract/catalogue/staff-constants";
import * as pieces from "@suvarna/contract/catalogue/staff-pieces";
import * as calls from "@suvarna/contract/catalogue/staff-products";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testAct } from "../../test/acting.ts";
import {
  clerk,
  content,
  create,
  desk,
  idsOf,
  ifMatch,
  inShop,
  list,
  openProductDesk,
  publish,
  published,
  shop,
} from "../../test/product-desk.ts";
import { listAudit } from "../platform/audit.ts";
import { releaseStock, reserveStock } from "./stock.ts";
import { products } from "./tables.ts";

openProductDesk();

const get = (id: string) => desk().call(calls.getStaffProduct, { params: { id } });

describe("a draft", () => {
  it("is in no list of the shop until it is published, and then at once", async () => {
    const draft = await create();
    expect(draft).toMatchObject({ state: "draft", published: null, publishedAt: null });
    await expect(inShop(draft._id)).rejects.toMatchObject({ code: "product_not_found" });
    await expect(inShop(draft.slug)).rejects.toMatchObject({ code: "product_not_found" });
    const before = await shop.client().call(pageProducts, { query: { q: "Jali Test" } });
    expect(before.products.map(({ _id }) => _id)).not.toContain(draft._id);

    const done = await publish(draft._id, draft.version);
    expect(done).toMatchObject({ state: "published", slug: "jali-test-bangle", draft: null });
    expect(await inShop("jali-test-bangle")).toMatchObject({ netWeight: 17.6, stock: 2 });
    const after = await shop.client().call(pageProducts, { query: { q: "Jali Test" } });
    expect(after.products.map(({ _id }) => _id)).toContain(draft._id);
    const { rows } = await listAudit(shop.database.db, { subjects: [draft._id], limit: 9 });
    expect(rows.map(({ what }) => what)).toEqual(["product.published", "product.drafted"]);
  });

  it("of a published product changes nothing in the shop before it is published", async () => {
    const { _id: id, version } = await published({ name: "Draft Band" });
    const body = content({
      name: "Draft Band",
      makingcharge: 15,
      slug: "draft-band",
      engravable: true,
    });
    const saved = await desk().call(calls.saveDraft, {
      params: { id },
      headers: ifMatch(version),
      body,
    });
    expect(saved.hasDraft).toBe(true);
    expect(saved.draft?.savedBy._id).toBe(clerk.userId);
    expect(await inShop(id)).toMatchObject({ makingcharge: 14, engravable: false });
    const stale = { params: { id }, headers: ifMatch(version) };
    const late = [
      desk().call(calls.saveDraft, { ...stale, body }),
      desk().call(calls.publishProduct, stale),
      desk().call(calls.archiveProduct, stale),
      desk().call(calls.changeMaking, { ...stale, body: { makingcharge: 1 } }),
    ];
    for (const outcome of await Promise.allSettled(late)) {
      expect(outcome).toMatchObject({ reason: { status: 412, code: "changed_meanwhile" } });
    }
    await testAct(shop.acts, (act) => reserveStock(act, id, null, 1));
    await publish(id, saved.version);
    expect(await inShop(id)).toMatchObject({ makingcharge: 15, stock: 1, engravable: true });

    const same = await get(id);
    const again = { params: { id }, headers: ifMatch(same.version) };
    const savedDraft = await desk().call(calls.saveDraft, {
      ...again,
      body: same.published ?? body,
    });
    expect(savedDraft.draft).toBeNull();
  });

  it("that is incomplete is saved, and its missing fields are listed when it is to be published", async () => {
    const draft = await create({ netWeight: null, makingcharge: null, category: "", name: "" });
    expect(draft.netWeight).toBeNull();
    await expect(publish(draft._id)).rejects.toMatchObject({
      status: 400,
      body: {
        fields: {
          name: expect.any(String),
          category: expect.any(String),
          netWeight: expect.any(String),
          makingcharge: expect.any(String),
        },
      },
    });
  });

  it("is published with a discount above the limit only if the piece has had it before", async () => {
    const tooMuch = { body: { fields: { discountPercent: expect.stringContaining("0 to 30") } } };
    const draft = await create({ name: "Great Offer", discountPercent: 40 });
    await expect(publish(draft._id)).rejects.toMatchObject(tooMuch);

    const { _id: id } = await published({ name: "Old Offer" });
    const { db } = shop.database;
    await db.update(products).set({ discountBp: 4000 }).where(eq(products.id, id));
    const save = (overrides: object) =>
      desk().call(calls.saveDraft, { params: { id }, headers: {}, body: content(overrides) });
    await save({ name: "New Name", discountPercent: 40 });
    expect(await publish(id)).toMatchObject({ name: "New Name", discountPercent: 40 });
    await save({ name: "New Name", discountPercent: 50 });
    await expect(publish(id)).rejects.toMatchObject(tooMuch);
  });

  it("is saved for one of two people at the same moment", async () => {
    const { _id: id, version } = await create({ name: "Race Band" });
    const saves = ["One", "Two", "Three"].map((name) =>
      desk().call(calls.saveDraft, {
        params: { id },
        headers: ifMatch(version),
        body: content({ name }),
      }),
    );
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("the list", () => {
  it("finds by name, model number and HUID, in the views with their counts", async () => {
    const { counts: before } = await desk().call(calls.countStaffProducts, {});
    const low = await published({ name: "Zzyva Kada", modelNumber: "ZZ-KD-0042", stock: 1 });
    const made = await published({ name: "Zzyva Haar", modelNumber: "ZZ-HR-0001", stock: null });
    const draft = await create({ name: "Zzyva Payal", modelNumber: "" });
    const { counts } = await desk().call(calls.countStaffProducts, {});
    expect(counts.drafts - before.drafts).toBe(1);
    expect(counts["low-stock"] - before["low-stock"]).toBe(1);
    expect(counts["without-huid"] - before["without-huid"]).toBe(1);
    expect(counts["without-picture"] - before["without-picture"]).toBe(3);
    expect(counts.all - before.all).toBe(3);
    expect(counts.published - before.published).toBe(2);

    expect(idsOf(await list({ q: "zzyva" }))).toEqual([made._id, low._id, draft._id]);
    expect(idsOf(await list({ q: "zzyva", sort: "newest" }))).toEqual([
      draft._id,
      made._id,
      low._id,
    ]);
    // The result of a search has the same sort orders and pages as the whole list.
    for (const sort of PRODUCT_SORTS) {
      const whole = idsOf(await list({ q: "zzyva", sort }));
      const first = await list({ q: "zzyva", sort, limit: 2 });
      expect(first).toMatchObject({ total: 3, totalIsCapped: false });
      const cursor = first.nextCursor ?? "";
      const second = await list({ q: "zzyva", sort, limit: 2, cursor });
      expect([...idsOf(first), ...idsOf(second)]).toEqual(whole);
      expect([whole.length, second.nextCursor]).toEqual([3, null]);
    }
    expect(idsOf(await list({ q: "zz-kd" }))).toEqual([low._id]);
    expect(idsOf(await list({ q: "zzyva", view: "drafts" }))).toEqual([draft._id]);
    expect(idsOf(await list({ q: "zzyva", view: "low-stock" }))).toEqual([low._id]);
    expect(idsOf(await list({ q: "zzyva", view: "without-huid" }))).toEqual([low._id]);
    await desk().call(pieces.addPiece, { params: { id: low._id }, body: { huid: "zz1 aa1" } });
    expect(idsOf(await list({ q: "zz1aa" }))).toEqual([low._id]);
    expect(idsOf(await list({ q: "zzyva", view: "without-huid" }))).toEqual([]);

    await testAct(shop.acts, (act) => reserveStock(act, low._id, null, 1));
    expect(idsOf(await list({ q: "zzyva", view: "sold-out" }))).toEqual([low._id]);
    expect(idsOf(await list({ q: "zzyva", view: "low-stock" }))).toEqual([]);
    await testAct(shop.acts, (act) => releaseStock(act, low._id, null, 1));
    expect(idsOf(await list({ q: "zzyva", view: "low-stock" }))).toEqual([low._id]);
    // By the shop's setting, two pieces still count as low stock.
    await testAct(shop.acts, (act) => releaseStock(act, low._id, null, 1));
    expect(idsOf(await list({ q: "zzyva", view: "low-stock" }))).toEqual([low._id]);
    await testAct(shop.acts, (act) => releaseStock(act, low._id, null, 1));
    expect(idsOf(await list({ q: "zzyva", view: "low-stock" }))).toEqual([]);
  });

  it.each(["name", "name-desc", "newest", "weight", "weight-desc", "making", "making-desc"])(
    "by %s has each product once in its pages",
    async (sort) => {
      const whole = idsOf(await list({ sort, limit: 200 }));
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ sort, limit: 17, ...(cursor ? { cursor } : {}) });
        paged.push(...idsOf(page));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(paged).toEqual(whole);
      expect(new Set(paged).size).toBe(whole.length);
    },
  );
});

describe("stock and making charge in their cells", () => {
  it("change at once, and are undone with the version of the change", async () => {
    const { _id: id, version } = await published({ name: "Cell Band" });
    const params = { id };
    const body = { stock: 5, was: 2 };
    const five = await desk().call(calls.changeStock, { params, headers: ifMatch(version), body });
    expect((await inShop(id)).stock).toBe(5);
    const back = { stock: 2, was: 5 };
    await desk().call(calls.changeStock, { params, headers: ifMatch(five.version), body: back });
    await testAct(shop.acts, (act) => reserveStock(act, id, null, 1));
    // A piece was sold after staff had seen the stock.
    await expect(
      desk().call(calls.changeStock, { params, body: { stock: 9, was: 2 } }),
    ).rejects.toMatchObject({ status: 412 });
    await expect(
      desk().call(calls.changeStock, { params, body: { size: "2.6", stock: 9, was: 2 } }),
    ).rejects.toMatchObject({ code: "size_unknown" });

    const draft = { params, body: content({ name: "Cell Band two", slug: "cell-band" }) };
    await desk().call(calls.saveDraft, draft);
    const charged = await desk().call(calls.changeMaking, { params, body: { makingcharge: 12.5 } });
    expect((await inShop(id)).makingcharge).toBe(12.5);
    // The draft contained the old making charge. The change also updates the draft, so that
    // publishing it does not restore the old charge.
    expect(charged.draft?.content.makingcharge).toBe(12.5);
    await publish(id);
    expect(await inShop(id)).toMatchObject({ name: "Cell Band two", makingcharge: 12.5, stock: 1 });
  });
});
