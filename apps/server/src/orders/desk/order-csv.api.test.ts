import { text } from "node:stream/consumers";
import type { CallInput } from "@suvarna/contract/endpoint";
import { cancelOrder } from "@suvarna/contract/orders/calls";
import { quoteCounterOrder, sellAtCounter } from "@suvarna/contract/orders/counter";
import { markRemitted } from "@suvarna/contract/orders/remittance";
import { moveOrder, refundPart } from "@suvarna/contract/orders/staff";
import * as desk from "@suvarna/contract/orders/staff-desk";
import { indianDay, indianTime } from "@suvarna/domain/indian-day";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { moveWithApproval } from "../../../test/approvals.ts";
import { addCategory, addRing } from "../../../test/catalogue.ts";
import { HOME } from "../../../test/checkout.ts";
import {
  dispatch,
  huid,
  online,
  openOrderDesk,
  owner,
  pack,
  placeOrderOf,
  shop,
  staff,
  weigh,
} from "../../../test/order-desk.ts";
import { newId } from "../../platform/ids.ts";
import { orderCsv } from "./order-csv.ts";
import { eachOrderPage } from "./order-list.ts";

openOrderDesk();

/** Exports the orders that match the filters, and splits the file into lines. */
async function exported(query: object): Promise<string[]> {
  const csv = await staff.call(desk.exportOrders, { query: query as never });
  const file = new TextDecoder("utf-8", { ignoreBOM: true }).decode(csv);
  expect(file.startsWith("\uFEFF")).toBe(true);
  return file.slice(1).trimEnd().split("\r\n");
}

it("writes the orders of a list as a file, and records who fetched it", async () => {
  const packed = await placeOrderOf({ name: "Tara Solitaire Ring" }, { name: "Gulmohar Sen" });
  await placeOrderOf({}, { name: "Gulmohar Das" });
  await pack(packed.id);
  const given = { to: owner.userId, orders: [{ _id: packed.id, from: null }] };
  await staff.call(desk.assignOrders, { body: given });

  const [head, ...rows] = await exported({ q: "gulmohar", state: "processing" });
  expect(head).toBe(
    "number,placed_at,name,city,pieces,state,payment,method,total_rupees,refunded_rupees,dispatch_by,assigned_to",
  );
  expect(rows).toHaveLength(1);
  const { items } = await staff.call(desk.listOrderRows, { query: { q: "gulmohar sen" } as never });
  const [row] = items;
  const cells = rows[0]?.split(",") ?? [];
  expect(cells.slice(0, 6)).toEqual([
    row?.number,
    indianTime(new Date(row?.createdAt ?? 0)),
    "Gulmohar Sen",
    row?.city,
    "1 × Tara Solitaire Ring",
    "processing",
  ]);
  expect(Number(cells[8])).toBe((row?.totalPaise ?? 0) / 100);
  expect(cells[10]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
  expect(cells[11]).toBe(row?.assignedTo?.name);

  const records = await shop.database.db.execute(
    sql`select after from audit_log where what = 'orders.exported'`,
  );
  expect(records.rows).toEqual([{ after: { rows: 1 } }]);
});

it("says how much went back, and that the courier still has the cash", async () => {
  const ring = { name: "Cash Ring", netWeightMg: 2500 };
  const order = await placeOrderOf(ring, { method: "COD", name: "Mehr Cash" });
  const params = { id: order.id };
  const row = async () => (await exported({ q: "mehr cash" }))[1]?.split(",") ?? [];
  await pack(order.id);
  await weigh(order.id, [{ huid: huid(), weighedMg: 2500 }]);
  await dispatch(order.id);
  expect((await row())[6]).toBe("on_delivery");
  await staff.call(moveOrder, { params, body: { from: "shipped", to: "delivered" } });
  const body = { amount: 1.5, note: "Late", handReference: "UTR 7" };
  await staff.call(refundPart, { params, body, headers: { "idempotency-key": newId() } });
  const cells = await row();
  expect(cells.slice(6, 8)).toEqual(["cash_with_courier", "COD"]);
  expect(cells[9]).toBe("1.50");
  const { items } = await staff.call(desk.listOrderRows, { query: { q: "mehr cash" } as never });
  expect(items[0]?.refundedPaise).toBe(150);
  const orders = [{ orderId: order.id, amount: Number(cells[8]) }];
  const transfer = { orders, remittedOn: indianDay(shop.clock.now), reference: "CMS 1" };
  await staff.call(markRemitted, { body: transfer });
  expect((await row())[6]).toBe("paid");
  const found = async (payment: string) => (await exported({ q: "mehr cash", payment })).length - 1;
  expect([await found("paid"), await found("refunded")]).toEqual([1, 0]);

  const rest = { amount: Number(cells[8]) - 1.5, note: "Lost", handReference: "UTR 8" };
  await staff.call(refundPart, {
    params,
    body: rest,
    headers: { "idempotency-key": newId() },
  });
  expect((await row())[6]).toBe("refunded");
  expect([await found("paid"), await found("refunded")]).toEqual([0, 1]);
  expect(await found("paid,refunded")).toBe(1);
});

describe("the money that went back", () => {
  /** The cells of the only order of a buyer. The file is read without the call and its limit. */
  async function cellsOf(name: string): Promise<string[]> {
    const query = { view: "all", sort: "newest", q: name } as const;
    const reader = { staffId: owner.userId, now: shop.clock.now };
    const csv = await text(orderCsv(shop.database.db, query, reader));
    return csv.trimEnd().split("\r\n")[1]?.split(",") ?? [];
  }

  it("is what the gateway sent for a cancelled order", async () => {
    const { id, shopper } = await placeOrderOf({ netWeightMg: 500 }, { name: "Gauri Back" });
    await shop.client(shopper.token).call(cancelOrder, { params: { id }, body: {} });
    const due = await cellsOf("gauri back");
    expect(due[9]).toBe("0.00");
    await online.settleAll();
    const cells = await cellsOf("gauri back");
    expect(cells.slice(5, 8)).toEqual(["refunded", "refunded", "ONLINE"]);
    expect(cells[9]).toBe(cells[8]);
  });

  it("is the transfer of staff for a cancelled order of the counter", async () => {
    const { db } = shop.database;
    const categoryId = await addCategory(db, "Rings of the counter");
    const productId = await addRing(db, { categoryId, stock: 2, netWeightMg: 500, huid: huid() });
    const pieces = { lines: [{ productId, quantity: 1 }], takenAway: false };
    const { totals } = await staff.call(quoteCounterOrder, { body: pieces });
    const shopper = { name: "Kaveri Counter", phone: "+919811199999" };
    const address = { ...HOME, fullName: shopper.name, phone: shopper.phone };
    const order = await staff.call(sellAtCounter, {
      headers: { "idempotency-key": newId() },
      body: {
        ...pieces,
        shopper,
        address,
        payment: { by: "upi", reference: "UPI 5" },
        expectedTotal: totals.total,
      },
    });
    const params = { id: order._id };
    const move = (body: CallInput<typeof moveOrder>["body"]) =>
      moveWithApproval(shop, owner, order._id, (client) =>
        client.call(moveOrder, { params, body }),
      );
    await move({ from: "confirmed", to: "cancelled" });
    expect((await cellsOf("kaveri counter"))[9]).toBe("0.00");
    await move({ from: "cancelled", to: "refunded", reference: "NEFT 9" });
    const cells = await cellsOf("kaveri counter");
    expect(cells.slice(5, 8)).toEqual(["refunded", "refunded", "COUNTER"]);
    expect(cells[9]).toBe(cells[8]);
  });

  it("is without what was collected less at the door", async () => {
    const order = await placeOrderOf({ netWeightMg: 2500 }, { method: "COD", name: "Lila Light" });
    const params = { id: order.id };
    await pack(order.id);
    await weigh(order.id, [{ huid: huid(), weighedMg: 2450 }]);
    await dispatch(order.id);
    await staff.call(moveOrder, { params, body: { from: "shipped", to: "delivered" } });
    expect((await cellsOf("lila light"))[9]).toBe("0.00");
    const body = { amount: 1.5, note: "Late", handReference: "UTR 9" };
    await staff.call(refundPart, { params, body, headers: { "idempotency-key": newId() } });
    expect((await cellsOf("lila light"))[9]).toBe("1.50");
  });
});

it("reads a long list page by page, each order once and in the list's order", async () => {
  for (let count = 0; count < 3; count++) await placeOrderOf({});
  const { items } = await staff.call(desk.listOrderRows, { query: { limit: 200 } as never });
  const query = { view: "all", sort: "newest" } as const;
  const read: string[] = [];
  const reader = { staffId: owner.userId, now: shop.clock.now };
  for await (const page of eachOrderPage(shop.database.db, query, reader, 2)) {
    read.push(...page.map(({ id }) => id));
  }
  expect(read).toEqual(items.map(({ _id }) => _id));
});
