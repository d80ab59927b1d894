import { listAudit } from "@suvarna/contract/audit/staff";
import * as calls from "@suvarna/contract/catalogue/staff-products";
import type { StockOfMany } from "@suvarna/contract/catalogue/staff-stock-schemas";
import { expect, it } from "vitest";
import { testAct } from "../../test/acting.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import {
  content,
  desk,
  inShop,
  openProductDesk,
  published,
  shop,
} from "../../test/product-desk.ts";
import { reserveStock } from "./stock.ts";

openProductDesk();

const SIZES = [
  { size: "12", netWeight: 3, stock: 1 },
  { size: "14", netWeight: 3.2, stock: 0 },
];

const get = (id: string) => desk().call(calls.getStaffProduct, { params: { id } });
const stocksOf = async (ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { stock, sizes } = await get(id);
      return sizes.length > 0 ? sizes.map((size) => size.stock) : stock;
    }),
  );
const preview = (ids: string[], change: StockOfMany) =>
  desk().call(calls.previewStock, { body: { chosen: { ids }, change } });
const change = (ids: string[], by: StockOfMany, seen: string) =>
  desk().call(calls.changeStockOfMany, { body: { chosen: { ids }, change: by, seen } });

it("adds pieces to every chosen product and size, as the preview says, and leaves what is made to order", async () => {
  const one = (await published({ name: "Count One", stock: 2 }))._id;
  const sized = (await published({ name: "Count Sized", kind: "ring", stock: null, sizes: SIZES }))
    ._id;
  const made = (await published({ name: "Count Made", stock: null }))._id;
  const ids = [one, sized, made];
  const effect = await preview(ids, { by: 3 });
  expect(effect).toMatchObject({
    products: 2,
    stocks: 3,
    madeToOrder: 1,
    outOfRange: 0,
    piecesBefore: 3,
    piecesAfter: 12,
  });
  expect(effect.examples).toHaveLength(3);
  expect(effect.examples).toContainEqual({ from: 2, to: 5 });
  expect(await stocksOf(ids)).toEqual([2, [1, 0], null]);

  expect(await change(ids, { by: 3 }, effect.seen)).toEqual({ products: 2 });
  expect(await stocksOf(ids)).toEqual([5, [4, 3], null]);

  const zero = await preview(ids, { to: 0 });
  await change(ids, { to: 0 }, zero.seen);
  expect(await stocksOf(ids)).toEqual([0, [0, 0], null]);
  expect((await inShop(sized)).isAvailable).toBe(false);
  expect((await inShop(one)).isAvailable).toBe(false);

  const { items } = await shop
    .client((await shop.staff("owner")).token)
    .call(listAudit, { query: { what: "products.stock_set", limit: 1 } });
  expect(items[0]).toMatchObject({
    before: { pieces: 12 },
    after: { pieces: 0, to: 0, products: 2, ids },
  });
});

it("changes no stock when one would be below 0, so pieces of unpaid orders stay theirs", async () => {
  const full = (await published({ name: "Held Full", stock: 9 }))._id;
  const held = (await published({ name: "Held Two", stock: 3 }))._id;
  await testAct(shop.acts, (act) => reserveStock(act, held, null, 2));
  const effect = await preview([full, held], { by: -2 });
  expect(effect.outOfRange).toBe(1);
  await expect(change([full, held], { by: -2 }, effect.seen)).rejects.toMatchObject({
    status: 409,
    code: "stock_out_of_range",
  });
  expect(await stocksOf([full, held])).toEqual([9, 1]);
});

it("is refused when a piece was sold since the preview, and only one of two changes at once wins", async () => {
  const id = (await published({ name: "Sold Meanwhile", stock: 5 }))._id;
  const seen = await preview([id], { to: 8 });
  await testAct(shop.acts, (act) => reserveStock(act, id, null, 1));
  await expect(change([id], { to: 8 }, seen.seen)).rejects.toMatchObject({
    status: 412,
    code: "changed_meanwhile",
  });
  expect(await stocksOf([id])).toEqual([4]);

  const again = await preview([id], { by: 1 });
  const both = await Promise.allSettled([1, 2].map(() => change([id], { by: 1 }, again.seen)));
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await stocksOf([id])).toEqual([5]);
});

it("reaches a draft too, so that publishing it does not bring the former stock back", async () => {
  const { _id: id } = await published({ name: "Stock Draft", kind: "ring", sizes: SIZES });
  const body = content({ name: "Stock Draft two", kind: "ring", sizes: SIZES });
  await desk().call(calls.saveDraft, { params: { id }, headers: {}, body });
  const effect = await preview([id], { to: 7 });
  await change([id], { to: 7 }, effect.seen);
  const { draft } = await get(id);
  expect(draft?.content.sizes.map(({ stock }) => stock)).toEqual([7, 7]);
});

it("changes more products than one page, by the filter of the list", async () => {
  const { db } = shop.database;
  const categoryId = await addCategory(db, "Counted rings");
  for (let each = 0; each < 230; each++) await addRing(db, { categoryId, stock: 1 });
  const chosen = { filter: { view: "all" as const, category: [categoryId] } };
  const body = { chosen, change: { by: 1 } };
  const { seen, stocks } = await desk().call(calls.previewStock, { body });
  expect(stocks).toBe(230);
  expect(await desk().call(calls.changeStockOfMany, { body: { ...body, seen } })).toEqual({
    products: 230,
  });
  const now = await desk().call(calls.previewStock, { body });
  expect(now).toMatchObject({ piecesBefore: 460, examples: [{ from: 2, to: 3 }] });
});

it("is refused to a role that may not edit products", async () => {
  const { token } = await shop.staff("support");
  const { _id: id } = await published({ name: "Not Theirs", stock: 1 });
  const chosen = { ids: [id] };
  const client = shop.client(token);
  const calling = [
    client.call(calls.previewStock, { body: { chosen, change: { to: 0 } } }),
    client.call(calls.changeStockOfMany, { body: { chosen, change: { to: 0 }, seen: "" } }),
  ];
  for (const outcome of await Promise.allSettled(calling)) {
    expect(outcome).toMatchObject({ reason: { status: 403, code: "forbidden" } });
  }
  expect(await stocksOf([id])).toEqual([1]);
});
