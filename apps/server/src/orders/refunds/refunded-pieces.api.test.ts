import * as desk from "@suvarna/contract/orders/staff";
import { countOrderViews, getOrderPage, listOrderRows } from "@suvarna/contract/orders/staff-desk";
import { paise, rupees } from "@suvarna/domain/money";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  type Bought,
  buyThreeRings,
  lettersTo,
  online,
  openPartRefunds,
  refund,
  see,
  shop,
  staff,
} from "../../../test/part-refunds.ts";
import { products } from "../../catalogue/tables.ts";
import { newId } from "../../platform/ids.ts";
import { orderPieces } from "../desk-tables.ts";
import { bestSellers } from "../sales-figures.ts";

openPartRefunds();

const DAY_MS = 24 * 3_600_000;

/** The number of pieces in stock of each line's product. */
async function stockOf(order: Bought): Promise<(number | null)[]> {
  const { items } = await see(order);
  const { db } = shop.database;
  return Promise.all(
    items.map(async ({ productId }) => {
      const [row] = await db.select().from(products).where(eq(products.id, productId));
      return row?.stock ?? null;
    }),
  );
}

const move = (
  { id }: Bought,
  from: "confirmed" | "processing" | "shipped",
  to: "processing" | "shipped" | "delivered" | "cancelled",
) => staff.call(desk.moveOrder, { params: { id }, body: { from, to } });
const page = ({ id }: Bought) => staff.call(getOrderPage, { params: { id } });

async function dispatch(order: Bought): Promise<void> {
  await move(order, "confirmed", "processing");
  await move(order, "processing", "shipped");
}

it("are on sale again at once when they were not dispatched, and only once", async () => {
  const order = await buyThreeRings();
  expect(await stockOf(order)).toEqual([3, 4]);
  const [key, body] = [newId(), { lines: [{ line: 0, quantity: 1 }], note: "Too small" }];
  await refund(order, body, key);
  await refund(order, body, key);
  expect(await stockOf(order)).toEqual([4, 4]);
  await refund(order, { amount: 100, note: "The parcel is late" });
  expect(await stockOf(order)).toEqual([4, 4]);
  // The cancellation adds only what the refund has not added.
  await move(order, "confirmed", "cancelled");
  expect(await stockOf(order)).toEqual([5, 5]);
});

it("are on sale again after the dispatch only when staff say that they are back", async () => {
  const order = await buyThreeRings();
  await dispatch(order);
  await refund(order, { lines: [{ line: 0, quantity: 1 }], note: "A scratch" });
  expect(await stockOf(order)).toEqual([3, 4]);
  await move(order, "shipped", "delivered");
  await refund(order, { lines: [{ line: 0, quantity: 1 }], note: "Too small", restock: true });
  expect(await stockOf(order)).toEqual([4, 4]);
  expect((await page(order)).refunds.map(({ restocked }) => restocked)).toEqual([false, true]);
});

it("give back their HUID, and leave nothing that is dispatched with the others", async () => {
  const order = await buyThreeRings();
  await move(order, "confirmed", "processing");
  const { db } = shop.database;
  const written = { by: (await page(order)).order.userId, at: shop.clock.now, againMg: null };
  const rows = [0, 1].map((piece) => {
    const huid = `AB12C${piece}`;
    return { orderId: order.id, position: 0, piece, huid, weighedMg: 1200, ...written };
  });
  await db.insert(orderPieces).values(rows);
  await refund(order, { lines: [{ line: 0, quantity: 1 }], note: "Too small" });
  const left = await db.select().from(orderPieces).where(eq(orderPieces.orderId, order.id));
  expect(left.map(({ huid }) => huid)).toEqual(["AB12C0"]);
});

it("stay on the order's page with their HUID and weight once they were sent", async () => {
  const order = await buyThreeRings();
  await dispatch(order);
  const by = (await page(order)).order.userId;
  const row = { orderId: order.id, position: 1, piece: 0, huid: "AB34C5", weighedMg: 777 };
  await shop.database.db
    .insert(orderPieces)
    .values({ ...row, againMg: null, by, at: shop.clock.now });
  await refund(order, { lines: [{ line: 1, quantity: 1 }], note: "A scratch" });
  const { pieces, lines, left } = await page(order);
  expect(pieces.filter(({ line }) => line === 1)).toMatchObject([
    { piece: 0, huid: "AB34C5", weighedMg: 777 },
  ]);
  expect([lines[1]?.piecesLeft, left.lines[1]?.quantity]).toEqual([0, 0]);
  await refund(order, { lines: [{ line: 0, quantity: 2 }], note: "Too small", restock: true });
  expect((await page(order)).pieces).toHaveLength(3);
});

it("are told on the order's page, with the person, the pieces and the amount", async () => {
  const order = await buyThreeRings();
  const seen = await refund(order, { lines: [{ line: 0, quantity: 1 }], note: "A loose stone" });
  const { refunds } = await page(order);
  expect(refunds).toEqual([
    {
      at: shop.clock.now.toISOString(),
      by: expect.stringMatching(/\w/),
      amountPaise: Math.round((seen.refunds?.[0]?.amount ?? 0) * 100),
      pieces: [{ name: seen.items[0]?.name, quantity: 1 }],
      note: "A loose stone",
      agreedBy: null,
      isWeight: false,
      restocked: true,
    },
  ]);
});

/** Whether a view of the list of orders has an order, and how many orders the view has. */
async function listed({ id }: Bought, view: "to_pack" | "to_dispatch" = "to_pack") {
  const { items } = await staff.call(listOrderRows, { query: { view, limit: 200 } });
  const { views } = await staff.call(countOrderViews, {});
  const count = views.find((one) => one.view === view)?.count;
  return { count, has: items.some(({ _id }) => _id === id) };
}

it("leave an order without pieces that can't be packed, only cancelled", async () => {
  const order = await buyThreeRings();
  const before = await listed(order);
  expect(before.has).toBe(true);
  await refund(order, { lines: [{ line: 0, quantity: 2 }], note: "Sold in the shop" });
  expect(await listed(order)).toEqual(before);
  await refund(order, { lines: [{ line: 1, quantity: 1 }], note: "Sold in the shop" });
  expect(await listed(order)).toEqual({ count: (before.count ?? 0) - 1, has: false });
  expect((await page(order)).hindrances).toEqual([{ code: "all_refunded" }]);
  await online.settleAll();
  // Only the letter about the last pieces says that nothing is left of the order.
  const texts = (await lettersTo(order)).map(({ text }) => text);
  const [rest, all] = ["The rest of your order stays", "the money of all pieces of your order"];
  expect(texts.map((text) => [text?.includes(rest), text?.includes(all)]).toSorted()).toEqual([
    [false, true],
    [true, false],
  ]);
  await expect(move(order, "confirmed", "processing")).rejects.toMatchObject({
    code: "order_cannot_move",
    message: expect.stringContaining("can only be cancelled"),
  });
  await move(order, "confirmed", "cancelled");
  expect(await stockOf(order)).toEqual([5, 5]);
});

it("are not sent either when all the money went back as an amount", async () => {
  const order = await buyThreeRings();
  const packed = await buyThreeRings();
  await move(packed, "confirmed", "processing");
  for (const one of [order, packed]) {
    const { total } = await see(one);
    await refund(one, { amount: rupees(paise(total) - 100), note: "Never made" });
    expect((await page(one)).hindrances).not.toContainEqual({ code: "all_refunded" });
  }
  expect([await listed(order), await listed(packed, "to_dispatch")]).toMatchObject([
    { has: true },
    { has: true },
  ]);
  for (const one of [order, packed]) {
    await refund(one, { amount: 1, note: "The last rupee" });
    expect((await page(one)).hindrances).toEqual([{ code: "all_refunded" }]);
  }
  expect([await listed(order), await listed(packed, "to_dispatch")]).toMatchObject([
    { has: false },
    { has: false },
  ]);
  await expect(move(order, "confirmed", "processing")).rejects.toMatchObject({
    code: "order_cannot_move",
    message: expect.stringContaining("all the money of this order is refunded"),
  });
  await expect(move(packed, "processing", "shipped")).rejects.toMatchObject({
    code: "dispatch_hindered",
    message: expect.stringContaining("all its money is refunded"),
  });
  await move(order, "confirmed", "cancelled");
  await move(packed, "processing", "cancelled");
  for (const one of [order, packed]) expect(await stockOf(one)).toEqual([5, 5]);
});

it("are not among the best sellers", async () => {
  const { db } = shop.database;
  const span = {
    from: new Date(shop.clock.now.getTime() - DAY_MS),
    until: new Date(shop.clock.now.getTime() + DAY_MS),
  };
  const order = await buyThreeRings();
  const { items } = await see(order);
  const sold = async () => {
    const all = await bestSellers(db, span, 1000);
    return items.map(({ productId }) => all.find((each) => each.productId === productId));
  };
  const [pair, single] = await sold();
  expect([pair?.pieces, single?.pieces]).toEqual([2, 1]);
  await refund(order, {
    lines: [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ],
    note: "No",
  });
  const { left } = await page(order);
  const net = (line: number) => (left.lines[line]?.price ?? 0) - (left.lines[line]?.discount ?? 0);
  expect(await sold()).toEqual([{ ...pair, pieces: 1, amount: net(0) }, undefined]);
  await refund(order, { amount: 1000, note: "A scratch" });
  const after = (await page(order)).left.lines[0];
  const [rest] = await sold();
  expect(rest).toMatchObject({ pieces: 1, amount: (after?.price ?? 0) - (after?.discount ?? 0) });
  await online.settleAll();
});
