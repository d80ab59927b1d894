import { requestReturn } from "@suvarna/contract/orders/calls";
import { decideReturn, moveOrder, refundPart } from "@suvarna/contract/orders/staff";
import { getOrderPage, sellPieceAgain } from "@suvarna/contract/orders/staff-desk";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testAct } from "../../../test/acting.ts";
import { approvePending } from "../../../test/approvals.ts";
import { addCategory, addRing } from "../../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../../test/open-shop.ts";
import { assignHuid, pieceByHuid } from "../../catalogue/index.ts";
import { products } from "../../catalogue/tables.ts";
import { auditLog } from "../../platform/audit.ts";
import { newId } from "../../platform/ids.ts";
import { orderPieces } from "../desk-tables.ts";

let shop: TestShop;
let staff: Session;
let categoryId: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  categoryId = await addCategory(shop.database.db, "Rings that were kept back");
});
afterAll(() => shop[Symbol.asyncDispose]());

interface Placed {
  readonly params: { readonly id: string };
  readonly shopper: Session;
  readonly productId: string;
}

async function placed(quantity = 1): Promise<Placed> {
  const shopper = await shop.signUp();
  const productId = await addRing(shop.database.db, { categoryId, netWeightMg: 700, stock: 3 });
  const { cartId } = await fillCart(shop, shopper, productId, quantity);
  const { order } = await placeOrder(shop, shopper, { cartId, paymentMethod: "COD" });
  return { params: { id: order._id }, shopper, productId };
}

/** Creates a delivered order whose pieces have these HUIDs. */
async function delivered(...huids: string[]): Promise<Placed> {
  const order = await placed(huids.length);
  const { params, productId } = order;
  for (const [piece, huid] of huids.entries()) {
    const assigned = { huid, productId, size: null, orderId: params.id, as: "sold" } as const;
    await testAct(shop.acts, (act) => assignHuid(act, assigned));
    const written = { weighedMg: 700, againMg: null, by: staff.userId, at: shop.clock.now };
    await shop.database.db
      .insert(orderPieces)
      .values({ orderId: params.id, position: 0, piece, huid, ...written });
  }
  const steps = ["confirmed", "processing", "shipped", "delivered"] as const;
  for (const [place, to] of steps.entries()) {
    const from = steps[place - 1];
    if (from && to !== "confirmed") await desk().call(moveOrder, { params, body: { from, to } });
  }
  return order;
}

async function takeBack({ params, shopper }: Placed, restock: boolean): Promise<void> {
  await shop
    .client(shopper.token)
    .call(requestReturn, { params, body: { reason: "does_not_fit" } });
  const decided = await desk().call(decideReturn, { params, body: { accept: true, restock } });
  await approvePending(shop, decided);
}

const desk = () => shop.client(staff.token);
const page = ({ params }: Placed) => desk().call(getOrderPage, { params });
const sell = ({ params }: Placed, huid: string) =>
  desk().call(sellPieceAgain, { params, body: { huid } });
const restockedStates = async (order: Placed) =>
  (await page(order)).steps.filter(({ restocked }) => restocked).map(({ state }) => state);

/** A minute later, sends the money of one piece of the order's line back by hand, with approval. */
async function refundOne({ params }: Placed, restock: boolean): Promise<void> {
  // A refund of the moment of the dispatch would count as one before it.
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  const sent = await desk().call(refundPart, {
    params,
    headers: { "idempotency-key": newId() },
    body: {
      lines: [{ line: 0, quantity: 1 }],
      note: "A scratch",
      handReference: newId(),
      restock,
    },
  });
  await approvePending(shop, sent);
}

async function stockOf({ productId }: Placed): Promise<number | null | undefined> {
  const rows = await shop.database.db.select().from(products).where(eq(products.id, productId));
  return rows[0]?.stock;
}

it("puts a piece of a return without restock on sale again, once and with an audit line", async () => {
  const order = await delivered("KB12C1");
  await expect(sell(order, "KB12C1")).rejects.toMatchObject({ code: "piece_in_order" });
  await takeBack(order, false);
  expect((await page(order)).keptBack).toEqual([{ line: 0, piece: 0, huid: "KB12C1" }]);
  expect(await restockedStates(order)).toEqual([]);
  expect(await stockOf(order)).toBe(2);

  expect((await sell(order, "kb12c1")).keptBack).toEqual([]);
  const { db } = shop.database;
  expect(await pieceByHuid(db, "KB12C1")).toMatchObject({ state: "in_stock", orderId: null });
  expect(await stockOf(order)).toBe(3);
  await expect(sell(order, "KB12C1")).rejects.toMatchObject({ code: "piece_not_found" });
  expect(await stockOf(order)).toBe(3);
  const isLine = and(
    eq(auditLog.subject, order.params.id),
    eq(auditLog.what, "order.piece_sold_again"),
  );
  const lines = await db.select().from(auditLog).where(isLine);
  expect(lines).toMatchObject([{ after: { huid: "KB12C1", restocked: 1 } }]);
});

it("puts a refunded piece that the buyer had kept on sale again when it comes back later", async () => {
  const order = await delivered("KB21C1", "KB21C2");
  const namesOf = async () => {
    const { keptBack, refundedWithBuyer } = await page(order);
    return [keptBack, refundedWithBuyer].map((pieces) => pieces.map(({ huid }) => huid));
  };
  const both = ["KB21C1", "KB21C2"];
  await refundOne(order, false);
  expect(await namesOf()).toEqual([[], both]);
  expect(await stockOf(order)).toBe(1);
  await sell(order, "KB21C2");
  expect(await stockOf(order)).toBe(2);
  // The other piece is not refunded, so it stays the buyer's.
  expect(await namesOf()).toEqual([[], []]);
  await expect(sell(order, "KB21C1")).rejects.toMatchObject({ code: "piece_in_order" });
});

it("needs the permission to decide about returns", async () => {
  const order = await delivered("KB12C2");
  await takeBack(order, false);
  const reader = await shop.staff("support");
  const body = { huid: "KB12C2" };
  await expect(
    shop.client(reader.token).call(sellPieceAgain, { params: order.params, body }),
  ).rejects.toMatchObject({ status: 403 });
});

it("counts each piece of a line once, whatever a refund has put on sale before the return", async () => {
  const order = await delivered("KB12C3", "KB12C4");
  await refundOne(order, true);
  expect(await stockOf(order)).toBe(2);
  // The refund does not say which of the two rings came back: staff choose it, and it is in stock
  // already. The other ring is with the buyer.
  expect((await page(order)).keptBack).toHaveLength(2);
  expect((await sell(order, "KB12C4")).keptBack).toEqual([]);
  expect(await stockOf(order)).toBe(2);
  await expect(sell(order, "KB12C3")).rejects.toMatchObject({ code: "piece_in_order" });

  await takeBack(order, false);
  expect((await page(order)).keptBack).toHaveLength(1);
  expect((await sell(order, "KB12C3")).keptBack).toEqual([]);
  expect(await stockOf(order)).toBe(3);
});

it("frees no HUID of a ring that the buyer kept, though the other one is on sale again", async () => {
  const order = await delivered("KB12C7", "KB12C8");
  await refundOne(order, false);
  expect((await page(order)).keptBack).toEqual([]);
  await refundOne(order, true);
  const states = async () => {
    const found = ["KB12C7", "KB12C8"].map((huid) => pieceByHuid(shop.database.db, huid));
    return (await Promise.all(found)).map((piece) => piece?.state);
  };
  expect(await states()).toEqual(["sold", "sold"]);
  expect((await page(order)).keptBack).toHaveLength(2);
  expect((await sell(order, "KB12C8")).keptBack).toEqual([]);
  expect(await states()).toEqual(["sold", "in_stock"]);
  expect(await stockOf(order)).toBe(2);
});

it("lists a piece that the shopper returned and that is not on sale yet", async () => {
  const order = await delivered("KB12C9", "KB12D2");
  const { params, shopper } = order;
  const lines = [{ line: 0, quantity: 1 }];
  const body = { reason: "does_not_fit", lines } as const;
  await shop.client(shopper.token).call(requestReturn, { params, body });
  // A refund of the moment of the dispatch would count as one before it.
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  const decision = { accept: true, restock: false, handReference: "UPI 17" };
  await approvePending(shop, await desk().call(decideReturn, { params, body: decision }));
  expect((await page(order)).keptBack).toHaveLength(2);
  expect(await stockOf(order)).toBe(1);
  expect((await sell(order, "KB12C9")).keptBack).toEqual([]);
  expect(await stockOf(order)).toBe(2);
});

it.each([false, true])(
  "takes back only what the buyer still had, on sale at once: %s",
  async (restock) => {
    const [kept, back] = restock ? ["KB12D5", "KB12D6"] : ["KB12D3", "KB12D4"];
    const order = await delivered(kept, back);
    // A refund of the moment of the dispatch would count as one before it.
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const refund = await desk().call(refundPart, {
      params: order.params,
      headers: { "idempotency-key": newId() },
      body: { lines: [{ line: 0, quantity: 1 }], note: "Lost", handReference: "UPI 18" },
    });
    await approvePending(shop, refund);
    await takeBack(order, restock);
    expect(await stockOf(order)).toBe(restock ? 2 : 1);
    // Only the people who hold the ring know which of the two it is.
    const states = async () => {
      const found = [kept, back].map((huid) => pieceByHuid(shop.database.db, huid));
      return (await Promise.all(found)).map((piece) => piece?.state);
    };
    expect(await states()).toEqual(["sold", "sold"]);
    expect((await page(order)).keptBack).toHaveLength(2);
    expect((await sell(order, back)).keptBack).toEqual([]);
    expect(await states()).toEqual(["sold", "in_stock"]);
    expect(await stockOf(order)).toBe(2);
  },
);

it("keeps a refunded piece with the buyer until somebody says that it came back", async () => {
  const order = await delivered("KB12C6");
  // A refund of the moment of the dispatch would count as one before it.
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  const lost = await desk().call(refundPart, {
    params: order.params,
    headers: { "idempotency-key": newId() },
    body: { lines: [{ line: 0, quantity: 1 }], note: "Lost on its way", handReference: "UPI 15" },
  });
  await approvePending(shop, lost);
  const before = await page(order);
  expect([before.keptBack, before.refundedWithBuyer]).toEqual([
    [],
    [{ line: 0, piece: 0, huid: "KB12C6" }],
  ]);
  expect(await stockOf(order)).toBe(2);
  expect((await sell(order, "KB12C6")).refundedWithBuyer).toEqual([]);
  expect(await pieceByHuid(shop.database.db, "KB12C6")).toMatchObject({ state: "in_stock" });
  expect(await stockOf(order)).toBe(3);
  await expect(sell(order, "KB12C6")).rejects.toMatchObject({ code: "piece_not_found" });
});

it("says at which step the pieces of an order went back on sale", async () => {
  const returned = await delivered("KB12C5");
  await takeBack(returned, true);
  expect(await restockedStates(returned)).toEqual(["returned"]);
  expect((await page(returned)).keptBack).toEqual([]);

  const cancelled = await placed();
  const { params } = cancelled;
  await desk().call(moveOrder, { params, body: { from: "confirmed", to: "cancelled" } });
  expect(await restockedStates(cancelled)).toEqual(["cancelled"]);
});
