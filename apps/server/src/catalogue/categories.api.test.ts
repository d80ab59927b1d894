import { listAudit as readAudit } from "@suvarna/contract/audit/staff";
import { listCategories, listProducts, suggest } from "@suvarna/contract/catalogue/calls";
import type { Menu } from "@suvarna/contract/catalogue/schemas";
import { createProduct, deleteProduct } from "@suvarna/contract/catalogue/staff";
import * as staff from "@suvarna/contract/catalogue/staff-categories";
import { createCoupon, switchCoupon } from "@suvarna/contract/coupons/staff";
import {
  getContentTranslation,
  saveContentTranslation,
} from "@suvarna/contract/translations/staff";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { listAudit } from "../platform/audit.ts";
import { products } from "./tables.ts";

let shop: TestShop;
let keeper: Session;
beforeAll(async () => {
  shop = await openShop();
  keeper = await shop.staff("catalogue");
});
afterAll(() => shop[Symbol.asyncDispose]());

const desk = () => shop.client(keeper.token);
const list = () => desk().call(staff.listDeskCategories, {});

it("renames a category, and its earlier address still leads to its pieces", async () => {
  const [first] = (await list()).items;
  if (!first) throw new Error("no category");
  const { _id: id, version, slug, count: _, ...fields } = first;
  const change = {
    params: { id },
    headers: { "if-match": version },
    body: { ...fields, title: "Vivaha" },
  };
  const after = await desk().call(staff.saveCategory, change);
  expect(after).toMatchObject({ title: "Vivaha", slug });
  await expect(desk().call(staff.saveCategory, change)).rejects.toMatchObject({ status: 412 });
  const pieces = (category: string) => shop.client().call(listProducts, { query: { category } });
  const ids = (await pieces("Vivaha")).map(({ _id }) => _id);
  expect(ids.length).toBeGreaterThan(0);
  for (const named of [first.title, first.title.toUpperCase(), slug]) {
    expect((await pieces(named)).map(({ _id }) => _id)).toEqual(ids);
  }
  // The new title of the category becomes a search word of its pieces.
  await vi.waitFor(
    async () => {
      const found = await shop.client().call(suggest, { query: { q: "vivaha" } });
      expect(found.products.length).toBeGreaterThan(0);
    },
    { timeout: 15_000, interval: 200 },
  );

  const create = (title: string) =>
    desk().call(staff.createCategory, { body: { ...fields, title } });
  await expect(create("Vivaha")).rejects.toMatchObject({ status: 409, code: "conflict" });
  const other = await create(first.title);
  expect(other).toMatchObject({ count: 0 });
  expect(other.slug).not.toBe(slug);
  expect(await pieces(first.title)).toEqual([]);
});

it("orders the categories, and hides one from the menus", async () => {
  const { items, version } = await list();
  const ids = items.map(({ _id }) => _id).toReversed();
  await desk().call(staff.orderCategories, { headers: { "if-match": version }, body: { ids } });
  const shown = async () => (await shop.client().call(listCategories, {})).map(({ _id }) => _id);
  expect(await shown()).toEqual(ids);
  const stale = { headers: { "if-match": version }, body: { ids } };
  await expect(desk().call(staff.orderCategories, stale)).rejects.toMatchObject({ status: 412 });
  const [first] = (await list()).items;
  const { _id: id = "", version: mine = "", slug: _, count: __, ...fields } = first ?? {};
  await desk().call(staff.saveCategory, {
    params: { id },
    headers: { "if-match": mine },
    body: { ...(fields as (typeof items)[number]), shown: false },
  });
  expect(await shown()).toEqual(ids.slice(1));
  // Staff who can't read the content still name every category, as pieces and coupons need it.
  const packer = shop.client((await shop.staff("orders")).token);
  const names = await packer.call(staff.listCategoryNames, {});
  expect(names.map(({ _id }) => _id)).toEqual(ids);
  expect(names[0]).toEqual({ _id: id, title: first?.title, shown: false });
});

it("shows in the menu the category that staff add, once it has a piece", async () => {
  const menuIn = async (language: string) => {
    const answer = await shop.app.inject(`/api/catalogue/menu?language=${language}`);
    return (answer.json() as Menu).categories;
  };
  const picture = (await list()).items[0]?.picture ?? "";
  const body = { title: "Temple work", description: "", shown: true, picture };
  const { _id: id } = await desk().call(staff.createCategory, { body });
  const shownTitles = async () =>
    (await shop.client().call(listCategories, {})).map(({ title }) => title);
  expect(await shownTitles()).toContain(body.title);
  expect((await menuIn("en")).map(({ title }) => title)).not.toContain(body.title);

  const ring = { name: "Court Band", netWeight: 4.2, makingcharge: 12, carat: "22K" } as const;
  const piece = await desk().call(createProduct, { body: { ...ring, category: body.title } });
  const menu = await menuIn("en");
  expect(menu.map(({ title }) => title)).toEqual(await shownTitles());
  expect(menu.at(-1)).toEqual({ title: body.title, name: body.title });
  const path = { language: "hi", kind: "category", id } as const;
  const { version: read } = await desk().call(getContentTranslation, { params: path });
  await desk().call(saveContentTranslation, {
    params: path,
    headers: { "if-match": read },
    body: { texts: { title: "मंदिर शैली" } },
  });
  expect((await menuIn("hi")).at(-1)).toEqual({ title: body.title, name: "मंदिर शैली" });

  await desk().call(deleteProduct, { params: { id: piece._id } });
  expect((await menuIn("hi")).map(({ title }) => title)).not.toContain(body.title);
});

it("reads the colour of the border of a category's picture", async () => {
  const send = async (background: string) => {
    const payload = await sharp({ create: { width: 1200, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
    const answer = await shop.app.inject({
      method: "PUT",
      url: "/api/staff/content/pictures",
      headers: { authorization: `Bearer ${keeper.token}`, "content-type": "image/png" },
      payload,
    });
    return answer.json().picture as string;
  };
  const title = "Pairs of bangles";
  const ground = async () =>
    (await shop.client().call(listCategories, {})).find((category) => category.title === title)
      ?.ground;
  const body = { title, description: "", shown: true, picture: await send("#f3eee6") };
  const { _id: id, version } = await desk().call(staff.createCategory, { body });
  expect(await ground()).toMatch(/^#f[2-4]e[d-f]e[5-7]$/);
  const changed = await desk().call(staff.saveCategory, {
    params: { id },
    headers: { "if-match": version },
    body: { ...body, picture: await send("#4b131d") },
  });
  expect(await ground()).toMatch(/^#4[9-d]1[1-5]1[b-f]$/);
  await desk().call(staff.removeCategory, {
    params: { id },
    headers: { "if-match": changed.version },
  });
});

it("deletes a category, but not one that pieces belong to", async () => {
  const { items } = await list();
  const [first] = items;
  if (!first) throw new Error("no category");
  const { _id: _, version: __, slug: ___, count: ____, ...fields } = first;
  const body = { ...fields, title: "Anklets of the rains" };
  const added = await desk().call(staff.createCategory, { body });
  const remove = ({ _id: id, version }: { _id: string; version: string }, token = keeper.token) =>
    shop.client(token).call(staff.removeCategory, {
      params: { id },
      headers: { "if-match": version },
    });
  const ids = async () => (await list()).items.map(({ _id }) => _id);
  const { token } = await shop.staff("auditor");
  await expect(remove(added, token)).rejects.toMatchObject({ status: 403 });
  await expect(remove({ ...added, version: "0" })).rejects.toMatchObject({ status: 412 });

  const withPiece = items.find(({ count }) => count > 0);
  if (!withPiece) throw new Error("no category has a piece");
  const failure = await remove(withPiece).catch((error) => error);
  expect(failure).toMatchObject({ status: 409, code: "category_in_use" });
  expect(failure.message).toMatch(/^\d+ pieces? belongs? to this category, .* category first\.$/);
  expect(await ids()).toContain(withPiece._id);

  await remove(added);
  expect(await ids()).not.toContain(added._id);
  expect((await shop.client().call(listCategories, {})).map(({ _id }) => _id)).not.toContain(
    added._id,
  );
  await expect(remove(added)).rejects.toMatchObject({ status: 404 });
  const [line] = (await listAudit(shop.database.db, { what: "category.removed", limit: 3 })).rows;
  expect(line).toMatchObject({ subject: added._id, actorId: keeper.userId });

  // The audit log names a category that exists, and no deleted one.
  const owner = shop.client((await shop.staff()).token);
  const recordsOf = async (subject: string) =>
    (await owner.call(readAudit, { query: { subject } })).items.map(({ record }) => record);
  // Two of the lines are about the acts above, and one about the act that was refused.
  expect(await recordsOf(added._id)).toEqual([null, null, null]);
  const spring = { ...body, title: "Anklets of the spring" };
  const { _id: id } = await desk().call(staff.createCategory, { body: spring });
  expect(await recordsOf(id)).toEqual(["Anklets of the spring"]);
});

it("counts archived pieces as pieces of a category, since past orders need them", async () => {
  const { items } = await list();
  const [first] = items;
  const source = items.find(({ count }) => count > 0);
  if (!first || !source) throw new Error("no category has a piece");
  const { _id: _, version: __, slug: ___, count: ____, ...fields } = first;
  const body = { ...fields, title: "Only an archived piece" };
  const { _id: id, version } = await desk().call(staff.createCategory, { body });
  const [piece] = await shop.client().call(listProducts, { query: { category: source.title } });
  await shop.database.db
    .update(products)
    .set({ categoryId: id, removedAt: new Date() })
    .where(eq(products.id, piece?._id ?? ""));
  await expect(
    desk().call(staff.removeCategory, { params: { id }, headers: { "if-match": version } }),
  ).rejects.toMatchObject({
    code: "category_in_use",
    message:
      "1 piece belongs to this category, drafts and archived pieces included. Give it another category first.",
  });
});

it("does not delete a category to which a coupon applies, until the coupon is switched off", async () => {
  const [first] = (await list()).items;
  if (!first) throw new Error("no category");
  const { _id: _, version: __, slug: ___, count: ____, ...fields } = first;
  const body = { ...fields, title: "Only coupons" };
  const { _id: id, version } = await desk().call(staff.createCategory, { body });
  const remove = () =>
    desk().call(staff.removeCategory, { params: { id }, headers: { "if-match": version } });
  const make = (code: string) =>
    desk().call(createCoupon, {
      body: { code, kind: "percent", value: 5, category: id, totalLimit: 10, announced: true },
    });
  const switchTo = (code: string, disabled: boolean) =>
    desk().call(switchCoupon, { params: { code }, body: { disabled } });
  await make("ONEHERE");
  await expect(remove()).rejects.toMatchObject({
    code: "category_in_use",
    message: "The coupon ONEHERE applies to this category. Switch it off first.",
  });
  await make("TWOHERE");
  await expect(remove()).rejects.toMatchObject({
    message: "The coupons ONEHERE, TWOHERE apply to this category. Switch them off first.",
  });
  await switchTo("ONEHERE", true);
  await switchTo("TWOHERE", true);
  await remove();
  // A coupon can't be switched on again when its category is deleted.
  await expect(switchTo("ONEHERE", false)).rejects.toMatchObject({
    code: "bad_request",
    message: "The category of this coupon no longer exists. Make another coupon instead.",
  });
  await expect(make("TOOLATE")).rejects.toMatchObject({ code: "bad_request" });
});
