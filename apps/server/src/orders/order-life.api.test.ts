import { getMe } from "@suvarna/contract/accounts/calls";
import * as invoices from "@suvarna/contract/invoices/calls";
import * as calls from "@suvarna/contract/orders/calls";
import * as desk from "@suvarna/contract/orders/staff";
import type { SandboxChoice } from "@suvarna/contract/payments/constants";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { RETURN_DAYS } from "@suvarna/domain/policies";
import { RETURN_REASONS } from "@suvarna/domain/returns";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byTwo } from "../../test/approvals.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { findPieces } from "../catalogue/index.ts";

const DAY_MS = 24 * 3_600_000;
const [reason] = RETURN_REASONS;

let shop: TestShop;
let categoryId: string;
let staff: Session;
beforeAll(async () => {
  shop = await openShop();
  categoryId = await addCategory(shop.database.db, "Living rings");
  staff = await shop.staff();
});
afterAll(() => shop[Symbol.asyncDispose]());

const ring = (stock = 1000) => addRing(shop.database.db, { categoryId, stock, netWeightMg: 500 });

async function order(said: { ringId?: string; paymentMethod?: "ONLINE" | "COD" } = {}) {
  const { ringId = await ring(), paymentMethod = "COD" } = said;
  const shopper = await shop.signUp();
  const { cartId } = await fillCart(shop, shopper, ringId);
  const placed = await placeOrder(shop, shopper, { cartId, paymentMethod });
  return { shopper, ringId, id: placed.order._id, session: placed.paymentSessionId ?? "" };
}
type Ordered = Awaited<ReturnType<typeof order>>;

const client = ({ shopper }: Pick<Ordered, "shopper">) => shop.client(shopper.token);
const see = (ordered: Ordered) =>
  client(ordered).call(calls.getOrder, { params: { id: ordered.id } });
const move = ({ id }: Ordered, from: OrderState, to: StaffMove, more: object = {}) =>
  byTwo(shop, staff, id, (client) =>
    client.call(desk.moveOrder, { params: { id }, body: { from, to, ...more } }),
  );

async function deliver(ordered: Ordered) {
  await move(ordered, "confirmed", "processing");
  await move(ordered, "processing", "shipped", { note: "By Bluebird, AWB 12345" });
  return move(ordered, "shipped", "delivered");
}
const ask = (ordered: Ordered, comment?: string) =>
  client(ordered).call(calls.requestReturn, {
    params: { id: ordered.id },
    body: { reason, comment },
  });
const decide = ({ id }: Ordered, accept: boolean, note?: string) =>
  byTwo(shop, staff, id, (client) =>
    client.call(desk.decideReturn, { params: { id }, body: { accept, note } }),
  );

async function pay(ordered: Ordered, choice: SandboxChoice) {
  await shop.payments.sandbox?.choose(ordered.session, choice);
  await settle();
}
async function settle() {
  await shop.payments.sandbox?.deliverDue();
  while ((await shop.payments.reconcile()) > 0);
  await shop.relay.run();
}
/**
 * The kinds of the letters to a shopper in alphabetical order, because several letters may have the
 * same time.
 */
async function lettersTo({ shopper }: Ordered) {
  return (await shop.messagesTo(shopper.email)).map(({ kind }) => kind).toSorted();
}
async function letterTo({ shopper }: Ordered, kind: string) {
  return (await shop.messagesTo(shopper.email)).find((letter) => letter.kind === kind);
}

describe("an order at the desk", () => {
  it("goes step by step to the door, and its shopper is told", async () => {
    const ordered = await order();
    const delivered = await deliver(ordered);
    expect(delivered).toMatchObject({ status: "Delivered", paymentStatus: "Paid" });
    expect(delivered.userId).toBe(ordered.shopper.userId);
    expect(delivered.moves.map(({ status, by }) => [status, by])).toEqual([
      ["Confirmed", ordered.shopper.userId],
      ["Processing", staff.userId],
      ["Shipped", staff.userId],
      ["Delivered", staff.userId],
    ]);
    const seen = await see(ordered);
    expect(seen.history[2]).toMatchObject({ status: "Shipped", note: "By Bluebird, AWB 12345" });
    expect(JSON.stringify(seen)).not.toContain(staff.userId);
    expect(await lettersTo(ordered)).toEqual([
      "order-confirmed",
      "order-delivered",
      "order-shipped",
    ]);
  });

  it("makes one of two steps at once, and tells the other", async () => {
    const ordered = await order();
    const both = await Promise.allSettled([
      move(ordered, "confirmed", "processing"),
      move(ordered, "confirmed", "processing"),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find((one) => one.status === "rejected")?.reason).toMatchObject({
      status: 409,
      code: "order_moved",
    });
    expect((await see(ordered)).history).toHaveLength(2);
  });

  it("makes no step that is not drawn", async () => {
    const ordered = await order();
    const wrong: [StaffMove, string][] = [
      ["shipped", "order_cannot_move"],
      ["delivered", "order_cannot_move"],
      ["refunded", "order_cannot_move"],
    ];
    for (const [to, code] of wrong) {
      await expect(move(ordered, "confirmed", to)).rejects.toMatchObject({ status: 409, code });
    }
    await expect(move(ordered, "shipped", "delivered")).rejects.toMatchObject({
      code: "order_moved",
    });
    expect((await see(ordered)).status).toBe("Confirmed");
  });

  it("is cancelled by staff until it is dispatched", async () => {
    const ringId = await ring(3);
    const ordered = await order({ ringId });
    const cancelled = await move(ordered, "confirmed", "cancelled", { note: "A stone is missing" });
    expect(cancelled).toMatchObject({ status: "Cancelled", paymentStatus: "Not paid" });
    expect((await findPieces(shop.database.db, [ringId])).get(ringId)?.stock).toBe(3);

    const late = await order();
    await move(late, "confirmed", "processing");
    await move(late, "processing", "shipped");
    await expect(move(late, "shipped", "cancelled")).rejects.toMatchObject({
      code: "order_dispatched",
    });
  });

  it("is found by its state, its number, and by a return that waits", async () => {
    const ordered = await order();
    await deliver(ordered);
    await ask(ordered);
    const list = (query: object) => shop.client(staff.token).call(desk.listDeskOrders, { query });
    const waiting = await list({ return: "requested" });
    expect(waiting.map(({ _id: id }) => id)).toContain(ordered.id);
    const params = { id: ordered.id };
    const alone = await shop.client(staff.token).call(desk.getDeskOrder, { params });
    expect(waiting).toContainEqual(alone);
    expect((await list({ state: "processing" })).map(({ _id: id }) => id)).not.toContain(
      ordered.id,
    );
    const { number } = await see(ordered);
    for (const typed of [number, number.toLowerCase().replaceAll("-", " ")]) {
      expect((await list({ number: typed })).map(({ _id: id }) => id)).toEqual([ordered.id]);
    }
    expect(await list({ number: "0000-0000-0000" })).toEqual([]);
    const [newest] = await list({ limit: 1 });
    const [next] = await list({ limit: 1, before: newest?._id ?? "" });
    expect(next?.createdAt.localeCompare(newest?.createdAt ?? "")).toBeLessThanOrEqual(0);
    expect(next?._id).not.toBe(newest?._id);
  });
});

describe("a return", () => {
  it("is open from the delivery for the days of the policy, and asked for once", async () => {
    const ordered = await order();
    await expect(ask(ordered)).rejects.toMatchObject({ status: 409, code: "return_closed" });
    await deliver(ordered);
    const { returnUntil } = await see(ordered);
    expect(Date.parse(returnUntil ?? "")).toBe(shop.clock.now.getTime() + RETURN_DAYS * DAY_MS);
    const asked = await ask(ordered, "Too small");
    expect(asked).toMatchObject({
      status: "Delivered",
      return: { state: "requested", reason, comment: "Too small" },
    });
    expect(asked.returnUntil).toBeUndefined();
    await expect(ask(ordered)).rejects.toMatchObject({ status: 409, code: "return_asked" });
    expect(await lettersTo(ordered)).toContain("return-requested");
  });

  it("is closed after these days", async () => {
    const ordered = await order();
    await deliver(ordered);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + RETURN_DAYS * DAY_MS + 1);
    await expect(ask(ordered)).rejects.toMatchObject({ code: "return_closed" });
    shop.clock.now = before;
  });

  it("asked for twice at once is asked for once", async () => {
    const ordered = await order();
    await deliver(ordered);
    const both = await Promise.allSettled([ask(ordered), ask(ordered)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("refused leaves the order as it is, and says why", async () => {
    const ordered = await order();
    await deliver(ordered);
    await ask(ordered);
    const refused = await decide(ordered, false, "The seal tag is missing");
    expect(refused).toMatchObject({
      status: "Delivered",
      return: { state: "refused", note: "The seal tag is missing" },
    });
    await expect(decide(ordered, true)).rejects.toMatchObject({ code: "return_decided" });
    const letter = await letterTo(ordered, "return-refused");
    expect(letter?.text).toContain("The seal tag is missing");
  });

  it("of what was paid online sends the money back, once", async () => {
    const ordered = await order({ paymentMethod: "ONLINE" });
    await pay(ordered, "success");
    await deliver(ordered);
    await ask(ordered);
    const both = await Promise.allSettled([decide(ordered, true), decide(ordered, true)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await see(ordered)).toMatchObject({
      status: "Returned",
      paymentStatus: "Refund on its way",
      return: { state: "accepted" },
    });
    await settle();
    expect(await see(ordered)).toMatchObject({ status: "Refunded", paymentStatus: "Refunded" });
    expect(await lettersTo(ordered)).toEqual([
      "order-confirmed",
      "order-delivered",
      "order-refunded",
      "order-returned",
      "order-shipped",
      "return-requested",
    ]);
  });

  it("of what was paid at the door is paid back by hand, which staff say", async () => {
    const ordered = await order();
    await deliver(ordered);
    await ask(ordered);
    expect(await decide(ordered, true)).toMatchObject({
      status: "Returned",
      paymentStatus: "Refund by bank transfer",
    });
    await expect(move(ordered, "returned", "refunded")).rejects.toMatchObject({
      ...{ status: 422, code: "refund_reference_missing" },
    });
    const reference = "UTR426110012345";
    expect(await move(ordered, "returned", "refunded", { reference })).toMatchObject({
      status: "Refunded",
      paymentStatus: "Refunded",
    });
  });
});

describe("an order again", () => {
  it("puts into the cart what can still be had, and says what can't", async () => {
    const there = await ring();
    const gone = await ring(1);
    const shopper = await shop.signUp();
    await fillCart(shop, shopper, there, 2);
    const { cartId } = await fillCart(shop, shopper, gone);
    const { order: placed } = await placeOrder(shop, shopper, { cartId });
    const again = await shop
      .client(shopper.token)
      .call(calls.reorder, { params: { id: placed._id } });
    expect(again.added).toBe(2);
    expect(again.cart.items.map(({ product }) => product._id)).toEqual([there]);
    const { name } = placed.items.find(({ productId }) => productId === gone) ?? {};
    expect(again.missing).toEqual([{ productId: gone, name, reason: expect.any(String) }]);
  });
});

describe("the letters of an order", () => {
  it("go out once however often one hears of the money, and to the phone too", async () => {
    const ordered = await order({ paymentMethod: "ONLINE" });
    await pay(ordered, "duplicates");
    const verify = () => client(ordered).call(calls.verifyOrder, { body: { orderId: ordered.id } });
    await Promise.all([verify(), verify(), settle()]);
    expect(await lettersTo(ordered)).toEqual(["order-confirmed"]);
    const { number } = await see(ordered);
    const { phone } = await client(ordered).call(getMe, {});
    const texts = await shop.messagesTo(phone);
    const mine = texts.filter(({ text }) => text?.includes(number));
    expect(mine.map(({ kind }) => kind)).toEqual(["order-confirmed"]);
  });

  it("tell of a payment that failed, of a cancelled order and of its money", async () => {
    const failed = await order({ paymentMethod: "ONLINE" });
    await pay(failed, "failure");
    expect(await lettersTo(failed)).toEqual(["payment-failed"]);

    const ordered = await order({ paymentMethod: "ONLINE" });
    await pay(ordered, "success");
    await client(ordered).call(calls.cancelOrder, {
      params: { id: ordered.id },
      body: { reason: "Changed my mind" },
    });
    await settle();
    expect(await lettersTo(ordered)).toEqual([
      "order-cancelled",
      "order-confirmed",
      "order-refunded",
    ]);
    const cancelled = await letterTo(ordered, "order-cancelled");
    expect(cancelled?.html).toContain("Changed my mind");
    expect(cancelled?.text).toContain("on its way back");
  });
});

describe("a list of orders", () => {
  it("comes in parts, each older than the one before", async () => {
    const shopper = await shop.signUp();
    const ringId = await ring();
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
      const { cartId } = await fillCart(shop, shopper, ringId);
      ids.unshift((await placeOrder(shop, shopper, { cartId })).order._id);
    }
    const list = async (query: object) => {
      const params = { userId: shopper.userId };
      const page = await shop.client(shopper.token).call(calls.listOrders, { params, query });
      return page.map(({ _id: id }) => id);
    };
    expect(await list({})).toEqual(ids);
    expect(await list({ limit: 2 })).toEqual(ids.slice(0, 2));
    expect(await list({ limit: 2, before: ids[1] })).toEqual(ids.slice(2));
    expect(await list({ before: "nonsense" })).toEqual([]);
    await expect(list({ limit: 101 })).rejects.toMatchObject({ status: 400 });
  });
});

describe("an invoice", () => {
  it("comes with the confirmation, and a credit note with its undoing", async () => {
    const ordered = await order({ paymentMethod: "ONLINE" });
    const params = { id: ordered.id };
    const none = client(ordered).call(invoices.getInvoice, { params });
    await expect(none).rejects.toMatchObject({ status: 404, code: "invoice_not_found" });
    await pay(ordered, "success");
    const { invoiceNumber, total, gst } = await see(ordered);
    const invoice = await client(ordered).call(invoices.getInvoice, { params });
    expect(invoice).toMatchObject({
      kind: "invoice",
      number: invoiceNumber,
      total,
      taxable: total - gst - invoice.shipping,
      seller: { gstin: "29AAACS0000S1ZB", stateCode: "29" },
      placeOfSupply: { state: "Karnataka", code: "29" },
      lines: [{ hsn: "711319", quantity: 1, gst }],
      taxes: [
        { name: "CGST", percent: 9 },
        { name: "SGST", percent: 9 },
      ],
    });
    const pdf = await client(ordered).call(invoices.getInvoicePdf, { params });
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");

    await client(ordered).call(calls.cancelOrder, { params });
    const note = await client(ordered).call(invoices.getCreditNote, { params });
    expect(note).toMatchObject({ kind: "credit note", total, refersTo: { number: invoiceNumber } });
    expect((await see(ordered)).creditNoteNumber).toBe(note.number);
  });
});
