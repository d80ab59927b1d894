import {
  getCreditNote,
  getInvoice,
  getPartNote,
  getPartNotePdf,
} from "@suvarna/contract/invoices/calls";
import { getOrder } from "@suvarna/contract/orders/calls";
import * as desk from "@suvarna/contract/orders/staff";
import type { RefundPartInput } from "@suvarna/contract/orders/staff-schemas";
import { listRefunds } from "@suvarna/contract/payments/staff";
import { LAST_NUMBER } from "@suvarna/domain/invoice";
import { paise, rupees } from "@suvarna/domain/money";
import type { StaffMove } from "@suvarna/domain/order";
import { eq, sql } from "drizzle-orm";
import { extractText } from "unpdf";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { invoiceSeries } from "../invoices/tables.ts";
import { refundPayment } from "../payments/sandbox/books.ts";
import { sandboxRefunds } from "../payments/sandbox-tables.ts";
import { paymentCaptures, payments } from "../payments/tables.ts";
import { newId } from "../platform/ids.ts";
import { orders } from "./tables.ts";

let shop: TestShop;
let online: OnlineOrders;
let staff: ReturnType<TestShop["client"]>;
let categoryId: string;
beforeAll(async () => {
  shop = await openShop({ APPROVALS_REQUIRED: "false" });
  online = await onlineOrders(shop);
  staff = shop.client((await shop.staff()).token);
  categoryId = await addCategory(shop.database.db, "Rings in part");
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(() => acceptRates(shop, 13_333_33, 150_00));

interface Bought {
  readonly id: string;
  readonly shopper: Session;
}

/** A paid order of two rings of one kind and one of another. */
async function bought(gateway: "cashfree" | "razorpay" = "cashfree"): Promise<Bought> {
  const { db } = shop.database;
  const shopper = await shop.signUp();
  const pair = await addRing(db, { categoryId, stock: 5, netWeightMg: 1234 });
  const single = await addRing(db, { categoryId, stock: 5, netWeightMg: 777 });
  await fillCart(shop, shopper, pair, 2);
  const { cartId } = await fillCart(shop, shopper, single);
  const placed = await placeOrder(shop, shopper, { cartId, paymentMethod: "ONLINE", gateway });
  await online.choose(placed.paymentSessionId ?? "", "success");
  await online.settleAll();
  return { id: placed.order._id, shopper };
}

/** A refund by one person; this shop asks for no second one. */
async function refund({ id }: Bought, body: RefundPartInput, key: string = newId()) {
  // Refunds of the same moment have no order.
  shop.clock.now = new Date(shop.clock.now.getTime() + 1);
  const headers = { "idempotency-key": key };
  const answer = await staff.call(desk.refundPart, { params: { id }, body, headers });
  if ("approval" in answer) throw new Error("The refund waits for a second person");
  return answer;
}
const see = ({ id, shopper }: Bought) =>
  shop.client(shopper.token).call(getOrder, { params: { id } });
const lettersTo = async ({ shopper }: Bought) =>
  (await shop.messagesTo(shopper.email)).filter(({ kind }) => kind === "order-partly-refunded");

/** The refunds at the gateway of an order, in paise, the smallest first. */
async function atGateway({ id }: Bought): Promise<number[]> {
  const rows = await shop.database.db
    .select({ amount: sandboxRefunds.amount })
    .from(sandboxRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.paymentReference, sandboxRefunds.paymentId))
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(eq(payments.orderId, id));
  return rows.map(({ amount }) => amount).toSorted((a, b) => a - b);
}

describe.each(["cashfree", "razorpay"] as const)("a refund in part through %s", (gateway) => {
  it("sends pieces, then an amount, then the rest back, each with its credit note", async () => {
    const order = await bought(gateway);
    const [first] =
      (await refund(order, { lines: [{ line: 0, quantity: 1 }], note: "A loose stone" })).refunds ??
      [];
    await refund(order, { amount: 123.45, note: "The parcel was late" });
    await online.settleAll();
    const seen = await see(order);
    expect(seen).toMatchObject({ state: "confirmed", paymentState: "paid" });
    expect(seen.refunds).toMatchObject([
      {
        ...{ note: "A loose stone", isSent: true, isByHand: false },
        pieces: [{ name: seen.items[0]?.name, quantity: 1 }],
        creditNoteNumber: expect.stringMatching(/^CRN\//),
      },
      { amount: 123.45, pieces: [], isSent: true, creditNoteNumber: expect.any(String) },
    ]);
    expect(await atGateway(order)).toEqual([123_45, paise(first?.amount ?? 0)]);
    expect((await lettersTo(order)).map(({ text }) => text).join()).toContain("A loose stone");

    const reader = shop.client(order.shopper.token);
    const params = { id: order.id };
    const invoice = await reader.call(getInvoice, { params });
    const parts = seen.refunds ?? [];
    const notes = await Promise.all(
      parts.map(({ _id: refundId }) =>
        reader.call(getPartNote, { params: { ...params, refundId } }),
      ),
    );
    expect(notes).toMatchObject([
      { part: "pieces", total: first?.amount, refersTo: { number: invoice.number } },
      { part: "amount", total: 123.45 },
    ]);
    expect(notes[0]?.lines).toMatchObject([
      { quantity: 1, price: (invoice.lines[0]?.price ?? 0) / 2 },
    ]);

    // The rest goes back with the order: all of them together are the invoice, to the paisa.
    await online.cancel({ shopper: order.shopper, placed: { order: seen, message: "" } });
    await online.settleAll();
    expect((await see(order)).state).toBe("refunded");
    const rest = await reader.call(getCreditNote, { params });
    expect(rest.part).toBe("rest");
    const sum = (of: (note: typeof rest) => number) =>
      [...notes, rest].reduce((all, note) => all + paise(of(note)), 0);
    expect(sum(({ total }) => total)).toBe(paise(invoice.total));
    expect(sum(({ taxable }) => taxable)).toBe(paise(invoice.taxable));
    for (const [place, tax] of invoice.taxes.entries()) {
      expect(sum(({ taxes }) => taxes[place]?.amount ?? 0)).toBe(paise(tax.amount));
    }
    for (const line of invoice.lines) {
      const own = (note: typeof rest) =>
        note.lines.find(({ netWeight }) => netWeight === line.netWeight);
      expect(sum((note) => own(note)?.gst ?? 0)).toBe(paise(line.gst));
      expect(sum((note) => own(note)?.price ?? 0)).toBe(paise(line.price));
    }
    const refunded = (await atGateway(order)).reduce((all, amount) => all + amount, 0);
    expect(refunded).toBe(paise(invoice.total));
  });
});

it("is never more than was paid, though ten ask at the same moment", async () => {
  const order = await bought();
  const { total } = await see(order);
  const third = Math.ceil(total / 3);
  const asked = await Promise.allSettled(
    Array.from({ length: 10 }, () => refund(order, { amount: third, note: "At once" })),
  );
  const refused = asked.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(8);
  for (const one of refused) expect(one).toMatchObject({ reason: { code: "refund_too_much" } });
  await online.settleAll();
  expect(await atGateway(order)).toEqual([paise(third), paise(third)]);
  const left = paise(total) - 2 * paise(third);
  await expect(
    refund(order, { amount: rupees(left + 1), note: "One paisa more" }),
  ).rejects.toMatchObject({ status: 409, code: "refund_too_much" });
  await refund(order, { amount: rupees(left), note: "The last" });
  await online.settleAll();
  expect((await see(order)).refunded).toBe(total);
});

it("is refused by the database itself when the code forgets", async () => {
  const { id } = await bought();
  const { db } = shop.database;
  const refunded = sql`${orders.total} + 1`;
  await expect(db.update(orders).set({ refunded }).where(eq(orders.id, id))).rejects.toMatchObject({
    cause: { code: "23514" },
  });
  const own = db.select({ id: payments.id }).from(payments).where(eq(payments.orderId, id));
  await expect(
    db
      .update(paymentCaptures)
      .set({ refunded: sql`${paymentCaptures.amount} + 1` })
      .where(sql`${paymentCaptures.paymentId} in ${own}`),
  ).rejects.toMatchObject({ cause: { code: "23514" } });
});

it("is one for each key, and refuses the key with another content", async () => {
  const order = await bought();
  const key = newId();
  const body = { amount: 100, note: "Once" };
  const [one] = await Promise.all([1, 2, 3].map(() => refund(order, body, key)));
  expect(one?.refunds).toHaveLength(1);
  await expect(refund(order, { ...body, amount: 101 }, key)).rejects.toMatchObject({
    code: "idempotency_mismatch",
  });
  await online.settleAll();
  expect(await atGateway(order)).toEqual([100_00]);
  expect(await lettersTo(order)).toHaveLength(1);
});

it.each([
  ["no part", { note: "Nothing" }],
  ["lines and an amount", { lines: [{ line: 0, quantity: 1 }], amount: 5, note: "Both" }],
  ["no pieces", { lines: [{ line: 0, quantity: 0 }], note: "None" }],
  ["a fraction of a paisa", { amount: 1.005, note: "Too fine" }],
  ["no reason", { amount: 5, note: " " }],
  ["a negative amount", { amount: -5, note: "Backwards" }],
])("refuses %s", async (_what, body) => {
  await expect(refund({ id: newId(), shopper: await shop.signUp() }, body)).rejects.toMatchObject({
    status: 400,
  });
});

it("needs a permission, and an order that is paid in full", async () => {
  const order = await bought();
  const params = { id: order.id };
  const body = { amount: 5, note: "Mine" };
  const headers = { "idempotency-key": newId() };
  for (const token of [order.shopper.token, (await shop.staff("support")).token]) {
    await expect(
      shop.client(token).call(desk.refundPart, { params, body, headers }),
    ).rejects.toMatchObject({ status: 403 });
  }
  const unpaid = await online.order();
  await expect(
    refund({ id: unpaid.placed.order._id, shopper: unpaid.shopper }, body),
  ).rejects.toMatchObject({ code: "refund_not_possible" });
  await online.cancel({ shopper: order.shopper, placed: { order: await see(order), message: "" } });
  await expect(refund(order, body)).rejects.toMatchObject({ code: "refund_not_possible" });
  const pieces = await bought();
  for (const lines of [[{ line: 0, quantity: 3 }], [{ line: 7, quantity: 1 }]]) {
    await expect(refund(pieces, { lines, note: "Too many" })).rejects.toMatchObject({
      code: "refund_too_much",
    });
  }
});

it("shows a credit note to its owner alone, also as a PDF", async () => {
  const order = await bought();
  await refund(order, { amount: 500, note: "A scratch" });
  await online.settleAll();
  const [part] = (await see(order)).refunds ?? [];
  const params = { id: order.id, refundId: part?._id ?? "" };
  const stranger = shop.client((await shop.signUp()).token);
  await expect(stranger.call(getPartNote, { params })).rejects.toMatchObject({ status: 403 });
  // A refund of another order is not there, whoever owns it.
  const other = await bought();
  await expect(
    shop.client(other.shopper.token).call(getPartNote, { params: { ...params, id: other.id } }),
  ).rejects.toMatchObject({ code: "invoice_not_found" });
  const pdf = await shop.client(order.shopper.token).call(getPartNotePdf, { params });
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain(part?.creditNoteNumber);
  expect(text).toContain("lowers the values and the tax");
  // It takes no pieces back, so it says no number and no price of them.
  expect(text).not.toMatch(/Qty|Price each|Metal ₹/);
});

describe("an order that was paid at the door", () => {
  async function delivered(): Promise<Bought> {
    const shopper = await shop.signUp();
    const ringId = await addRing(shop.database.db, { categoryId, stock: 3, netWeightMg: 900 });
    const { cartId } = await fillCart(shop, shopper, ringId, 2);
    const { order } = await placeOrder(shop, shopper, { cartId });
    const id = order._id;
    const steps: [typeof order.state, StaffMove][] = [
      ["confirmed", "processing"],
      ["processing", "shipped"],
      ["shipped", "delivered"],
    ];
    for (const [from, to] of steps) {
      await staff.call(desk.moveOrder, { params: { id }, body: { from, to } });
    }
    await online.settleAll();
    return { id, shopper };
  }

  it("is refunded in part by hand, with a reference, and no gateway is asked", async () => {
    const order = await delivered();
    const body = { lines: [{ line: 0, quantity: 1 }], note: "One was too small" };
    await expect(refund(order, body)).rejects.toMatchObject({ code: "refund_by_hand" });
    await refund(order, { ...body, handReference: "UPI 426110012345" });
    await online.settleAll();
    expect((await see(order)).refunds).toMatchObject([
      { isByHand: true, isSent: true, creditNoteNumber: expect.stringMatching(/^CRN/) },
    ]);
    const { refunds } = await staff.call(listRefunds, { query: { state: "done" } });
    expect(refunds.find(({ orderId }) => orderId === order.id)).toMatchObject({
      ...{ way: "hand", gateway: null, handReference: "UPI 426110012345", reason: "order_part" },
    });
    const [letter] = await lettersTo(order);
    expect(letter?.text).toContain("bank account or UPI address");
  });
});

describe("a refund of half the money in the gateway's dashboard", () => {
  async function half(order: Bought): Promise<number> {
    const { db, autocommit } = shop.database;
    const [found] = await db
      .select({ capture: paymentCaptures })
      .from(paymentCaptures)
      .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
      .where(eq(payments.orderId, order.id));
    const amount = Math.floor((found?.capture.amount ?? 0) / 2);
    await refundPayment(autocommit, {
      id: `rfnd_${newId()}`,
      paymentId: found?.capture.paymentReference ?? "",
      ...{ refundId: null, amount, at: shop.clock.now },
    });
    return amount;
  }

  it("is found before the shop asks for more than is left, which is refused there", async () => {
    const order = await bought("razorpay");
    const { total } = await see(order);
    const amount = await half(order);
    await refund(order, { amount: rupees(paise(total) - 100), note: "Almost all" });
    await online.settleAll();
    await online.pass(60_000);
    // The shop has asked for what was left, and for no more.
    const sent = await atGateway(order);
    expect(sent).toEqual([amount, paise(total) - amount].toSorted((a, b) => a - b));
    const { refunds } = await staff.call(listRefunds, { query: { state: "stuck" } });
    expect(refunds.filter(({ orderId }) => orderId === order.id)).toEqual([]);
  });
});

it("keeps 16 characters for the last credit note of a year, and issues none after it", async () => {
  const order = await bought();
  const { db } = shop.database;
  await refund(order, { amount: 10, note: "First" });
  await online.settleAll();
  const crn = eq(invoiceSeries.kind, "credit note");
  const before = await db.select().from(invoiceSeries).where(crn);
  await db
    .update(invoiceSeries)
    .set({ last: LAST_NUMBER - 1 })
    .where(crn);
  await refund(order, { amount: 10, note: "Last" });
  await online.settleAll();
  const numbers = (await see(order)).refunds?.map(({ creditNoteNumber }) => creditNoteNumber);
  expect(numbers?.[1]).toMatch(/^CRN\/\d{4}\/9999999$/);
  expect(numbers?.[1]).toHaveLength(16);
  await refund(order, { amount: 10, note: "One too many" });
  await shop.relay.run().catch(() => {});
  expect((await see(order)).refunds?.[2]?.creditNoteNumber).toBeUndefined();
  await db
    .update(invoiceSeries)
    .set({ last: before[0]?.last ?? 1 })
    .where(crn);
});
