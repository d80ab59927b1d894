import { requestReturn } from "@suvarna/contract/orders/calls";
import { decideReturn, moveOrder, refundPart } from "@suvarna/contract/orders/staff";
import { getOrderPage, sellPieceAgain } from "@suvarna/contract/orders/staff-desk";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testAct } from "../../test/acting.ts";
import { approvePending } from "../../test/approvals.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { assignHuid, pieceByHuid } from "../catalogue/index.ts";
import { products } from "../catalogue/tables.ts";
import { auditLog } from "../platform/audit.ts";
import { newId } from "../platform/ids.ts";
import { orderPieces } from "./desk-tables.ts";

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
  const refund = (restock: boolean) =>
    desk().call(refundPart, {
      params: order.params,
      headers: { "idempotency-key": newId() },
      body: {
        lines: [{ line: 0, quantity: 1 }],
        note: "Too small",
        handReference: "UPI 14",
        restock,
      },
    });
  // A refund of the moment of the dispatch would count as one before it.
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await approvePending(shop, await refund(true));
  expect(await stockOf(order)).toBe(2);
  // The refund does not say which of the two rings came back, nor whether the other one did.
  expect((await page(order)).keptBack).toEqual([]);
  await expect(sell(order, "KB12C4")).rejects.toMatchObject({ code: "piece_in_order" });

  await takeBack(order, false);
  expect((await page(order)).keptBack).toHaveLength(2);
  expect((await sell(order, "KB12C4")).keptBack).toHaveLength(1);
  expect(await stockOf(order)).toBe(3);
  expect((await sell(order, "KB12C3")).keptBack).toEqual([]);
  expect(await stockOf(order)).toBe(3);
});

it("does not list a refunded piece of which nobody has said that it came back", async () => {
  const order = await delivered("KB12C6");
  const lost = await desk().call(refundPart, {
    params: order.params,
    headers: { "idempotency-key": newId() },
    body: { lines: [{ line: 0, quantity: 1 }], note: "Lost on its way", handReference: "UPI 15" },
  });
  await approvePending(shop, lost);
  expect((await page(order)).keptBack).toEqual([]);
  await expect(sell(order, "KB12C6")).rejects.toMatchObject({ code: "piece_in_order" });
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
