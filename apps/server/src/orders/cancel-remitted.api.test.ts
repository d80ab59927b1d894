import { cancelRemitted, listRemittances, markRemitted } from "@suvarna/contract/orders/remittance";
import type { REMITTANCE_VIEWS } from "@suvarna/contract/orders/remittance-schemas";
import { moveOrder } from "@suvarna/contract/orders/staff";
import { getOrderPage, listOrderRows } from "@suvarna/contract/orders/staff-desk";
import { indianDay } from "@suvarna/domain/indian-day";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { categoryId, openCounter, shop, staff } from "../../test/counter-desk.ts";
import { findPaymentReferences } from "./payment-references.ts";

openCounter();

interface Delivered {
  readonly _id: string;
  readonly total: number;
}

/** Delivers two orders with cash on delivery, whose cash the courier then owes. */
async function deliverTwo(): Promise<[Delivered, Delivered]> {
  return [await deliverOne(), await deliverOne()];
}

async function deliverOne(): Promise<Delivered> {
  const shopper = await shop.signUp("Kavya Rao", true);
  const productId = await addRing(shop.database.db, { categoryId, stock: 1 });
  const { cartId } = await fillCart(shop, shopper, productId);
  const { order } = await placeOrder(shop, shopper, { cartId, paymentMethod: "COD" });
  const steps = ["confirmed", "processing", "shipped", "delivered"] as const;
  for (const to of ["processing", "shipped", "delivered"] as const) {
    const from = steps[steps.indexOf(to) - 1] ?? "confirmed";
    await staff.call(moveOrder, { params: { id: order._id }, body: { from, to } });
  }
  return order;
}

const today = () => indianDay(shop.clock.now);

/** Writes down that the courier has sent the whole cash of orders. */
async function write(
  orders: readonly Delivered[],
  reference: string,
  { remittedOn = today(), by = staff } = {},
): Promise<void> {
  const sent = orders.map(({ _id: orderId, total: amount }) => ({ orderId, amount }));
  await by.call(markRemitted, { body: { orders: sent, remittedOn, reference } });
}

/** The entries of an order in a list of the cash, which has at most 200 rows. */
async function entriesOf({ _id }: Delivered, view: (typeof REMITTANCE_VIEWS)[number]) {
  const { items } = await staff.call(listRemittances, { query: { view, limit: 200 } });
  return items.filter(({ orderId }) => orderId === _id);
}

async function writtenAt(order: Delivered): Promise<string> {
  const [entry] = await entriesOf(order, "remitted");
  return entry?.writtenAt ?? "";
}

const cancel = async (orders: readonly { orderId: string; writtenAt: string }[]) =>
  staff.call(cancelRemitted, { body: { orders: [...orders], reason: "The other courier's" } });

it("keeps the cash of an order with its courier until the transfer is written down", async () => {
  const order = await deliverOne();
  const total = Math.round(order.total * 100);
  const read = async () => {
    const page = await staff.call(getOrderPage, { params: { id: order._id } });
    return { with: page.withCourierPaise, door: page.book.find(({ kind }) => kind === "door") };
  };
  expect(await read()).toMatchObject({ with: total, door: { inPaise: total, holdsPaise: 0 } });
  await write([order], "UTR 9");
  expect(await read()).toMatchObject({ with: 0, door: { inPaise: total, holdsPaise: total } });
  await cancel([{ orderId: order._id, writtenAt: await writtenAt(order) }]);
  expect(await read()).toMatchObject({ with: total, door: { holdsPaise: 0 } });
});

it("leaves the rest of a transfer that was too small with the courier, on the page and in the list", async () => {
  const order = await deliverOne();
  const total = Math.round(order.total * 100);
  const read = async () => {
    const page = await staff.call(getOrderPage, { params: { id: order._id } });
    const { items } = await staff.call(listOrderRows, { query: { state: ["delivered"] } });
    return {
      page: page.withCourierPaise,
      row: items.find(({ _id }) => _id === order._id)?.withCourierPaise,
      holds: page.book.at(-1)?.holdsPaise,
    };
  };
  expect(await read()).toEqual({ page: total, row: total, holds: 0 });
  await write([{ ...order, total: order.total - 1_000 }], "UTR 10");
  const rest = 1_000_00;
  expect(await read()).toEqual({ page: rest, row: rest, holds: total - rest });
  await cancel([{ orderId: order._id, writtenAt: await writtenAt(order) }]);
  await write([{ ...order, total: order.total + 5 }], "UTR 11");
  expect(await read()).toEqual({ page: 0, row: 0, holds: total });
});

it("writes a transfer down once when its answer was lost, and refuses another one", async () => {
  const [first, second] = await deliverTwo();
  await write([first, second], "UTR 12");
  await write([first, second], "UTR 12");
  const { rows } = await shop.database.db.execute(
    sql`select 1 from audit_log where what = 'order.cash_remitted' and subject = ${first._id}`,
  );
  expect(rows).toHaveLength(1);
  const taken = { code: "cash_remitted" };
  await expect(write([first, second], "UTR 13")).rejects.toMatchObject(taken);
  const less = { ...first, total: first.total - 1 };
  await expect(write([less], "UTR 12")).rejects.toMatchObject(taken);
  const colleague = shop.client((await shop.addOwner()).token);
  await expect(write([first], "UTR 12", { by: colleague })).rejects.toMatchObject(taken);
});

it("accepts no day in the future or before the delivery", async () => {
  const order = await deliverOne();
  const dayAfter = (days: number) =>
    indianDay(new Date(shop.clock.now.getTime() + days * 24 * 3_600_000));
  for (const days of [-1, 1]) {
    const writing = write([order], "UTR 14", { remittedOn: dayAfter(days) });
    await expect(writing).rejects.toMatchObject({
      code: "bad_request",
      fields: { remittedOn: expect.any(String) },
    });
  }
  await write([order], "UTR 14", { remittedOn: dayAfter(0) });
});

describe("a courier's transfer that was written down wrongly", () => {
  it("is cancelled with a reason, the order waits for its cash again, and both stay visible", async () => {
    const [first, second] = await deliverTwo();
    await write([first, second], "UTR 1");
    const before = await staff.call(listRemittances, { query: {} });
    await cancel([{ orderId: first._id, writtenAt: await writtenAt(first) }]);

    const waiting = await staff.call(listRemittances, { query: {} });
    expect(waiting.total).toBe(before.total + 1);
    expect(Math.round((waiting.waiting - before.waiting) * 100)).toBe(
      Math.round(first.total * 100),
    );
    expect(await entriesOf(first, "waiting")).toMatchObject([
      { remitted: null, reference: null, writtenAt: null, writtenBy: null, cancelled: null },
    ]);
    expect(await entriesOf(first, "remitted")).toEqual([]);
    expect(await entriesOf(second, "remitted")).toMatchObject([
      { reference: "UTR 1", writtenBy: expect.any(String), cancelled: null },
    ]);
    expect(await entriesOf(first, "cancelled")).toMatchObject([
      {
        due: first.total,
        remitted: first.total,
        remittedOn: today(),
        reference: "UTR 1",
        writtenBy: expect.any(String),
        cancelled: { by: expect.any(String), reason: "The other courier's" },
      },
    ]);
    // The reference of a transfer that did not happen is in no day book.
    const { db } = shop.database;
    const references = await findPaymentReferences(db, [first._id, second._id]);
    expect([...references]).toEqual([[second._id, { payments: ["UTR 1"], refunds: [] }]]);
    const { rows } = await db.execute(
      sql`select before, after from audit_log where what = 'order.cash_remittance_cancelled' and subject = ${first._id}`,
    );
    expect(rows).toEqual([
      {
        before: {
          remitted: Math.round(first.total * 100),
          remittedOn: today(),
          reference: "UTR 1",
        },
        after: { reason: "The other courier's" },
      },
    ]);

    // The right transfer is written down, and the order's book has all entries. Its sums count the
    // cash once.
    await write([first], "UTR 2");
    const { book } = await staff.call(getOrderPage, { params: { id: first._id } });
    expect(book.map(({ kind, reference }) => [kind, reference])).toEqual([
      ["placed", null],
      ["door", "UTR 2"],
      ["transfer_written", "UTR 1"],
      ["transfer_cancelled", "UTR 1"],
    ]);
    expect(book.at(-1)).toMatchObject({
      note: "The other courier's",
      holdsPaise: Math.round(first.total * 100),
    });
  });

  it("is cancelled by one of two people, and never the transfer that came after it", async () => {
    const [first, second] = await deliverTwo();
    await write([first, second], "UTR 3");
    const seen = await Promise.all(
      [first, second].map(async (order) => ({
        orderId: order._id,
        writtenAt: await writtenAt(order),
      })),
    );
    const both = await Promise.allSettled([cancel(seen), cancel(seen.toReversed())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await entriesOf(first, "cancelled")).toHaveLength(1);

    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    await write([first], "UTR 4");
    // One of these orders waits for its cash, so neither entry is cancelled.
    await expect(cancel(seen)).rejects.toMatchObject({ code: "cash_not_remitted" });
    expect(await entriesOf(first, "remitted")).toMatchObject([{ reference: "UTR 4" }]);
    const unknown = [{ orderId: "nobody", writtenAt: "2026-11-25T10:00:00Z" }];
    await expect(cancel(unknown)).rejects.toMatchObject({ code: "order_not_found" });
  });

  it("is listed page by page, newest first", async () => {
    const orders = await deliverTwo();
    for (const order of orders) {
      await write([order], "UTR 5");
      await cancel([{ orderId: order._id, writtenAt: await writtenAt(order) }]);
    }
    const part = (cursor?: string) =>
      staff.call(listRemittances, { query: { view: "cancelled", limit: 1, cursor } });
    const first = await part();
    const second = await part(first.nextCursor ?? "");
    expect([...first.items, ...second.items].map(({ orderId }) => orderId)).toEqual(
      orders.map(({ _id }) => _id).toReversed(),
    );
    expect(second.total).toBe(first.total);
  });
});

it("only people who may decide about returns cancel a transfer", async () => {
  const order = await deliverOne();
  await write([order], "UTR 6");
  const body = {
    orders: [{ orderId: order._id, writtenAt: await writtenAt(order) }],
    reason: "Not mine",
  };
  const support = shop.client((await shop.staff("support")).token);
  await expect(support.call(cancelRemitted, { body })).rejects.toMatchObject({ code: "forbidden" });
});
