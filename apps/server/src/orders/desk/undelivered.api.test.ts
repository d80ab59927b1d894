import { getFigures } from "@suvarna/contract/figures/staff";
import * as invoices from "@suvarna/contract/invoices/calls";
import { requestReturn } from "@suvarna/contract/orders/calls";
import { listRemittances } from "@suvarna/contract/orders/remittance";
import {
  assignOrders,
  listOrderRows,
  resendLetter,
  sellPieceAgain,
} from "@suvarna/contract/orders/staff-desk";
import { indianDay } from "@suvarna/domain/indian-day";
import { paise } from "@suvarna/domain/money";
import type { OrderView } from "@suvarna/domain/order-views";
import { describe, expect, it } from "vitest";
import {
  dispatch,
  huid,
  letterOf,
  move,
  openOrderDesk,
  owner,
  pack,
  page,
  params,
  placeOrderOf,
  refusal,
  see,
  shop,
  staff,
  stockOf,
  weigh,
} from "../../../test/order-desk.ts";
import { readBooks } from "../../../test/read-books.ts";
import { pieceByHuid } from "../../catalogue/index.ts";
import { findOwedByHand } from "../refunds/owed-by-hand.ts";
import { cashWithCouriers } from "./open-work.ts";

openOrderDesk();

/** Dispatches an order of one ring with a HUID, which is to be paid at the door. @returns the order and the HUID */
async function sent(weighedMg = 4000) {
  const order = await placeOrderOf({ netWeightMg: 4000 }, { method: "COD" });
  await pack(order.id);
  const own = huid();
  await weigh(order.id, [{ huid: own, weighedMg }]);
  await dispatch(order.id);
  await shop.relay.run();
  return { ...order, own };
}

async function cameBack(id: string, more: object = {}) {
  const answer = await move(id, "returned", more);
  await shop.relay.run();
  return answer;
}

async function isInView(view: OrderView, id: string): Promise<boolean> {
  const { items } = await staff.call(listOrderRows, { query: { view, limit: 100 } });
  return items.some(({ _id }) => _id === id);
}

describe("a parcel that was to be paid at the door and came back", () => {
  it("ends the order without money, and its pieces are on sale again", async () => {
    const { db } = shop.database;
    const cash = await cashWithCouriers(db);
    const sales = async () => (await staff.call(getFigures, { query: {} })).sales?.now;
    const before = await sales();
    const order = await sent();
    expect((await cashWithCouriers(db)).parcels).toBe(cash.parcels + 1);
    expect(await stockOf(order.id)).toBe(4);

    expect(await cameBack(order.id, { note: "Refused at the door" })).toMatchObject({
      state: "returned",
      paymentState: "not_paid",
    });
    expect(await stockOf(order.id)).toBe(5);
    expect(await pieceByHuid(db, order.own)).toMatchObject({ state: "in_stock", orderId: null });
    expect(await cashWithCouriers(db)).toEqual(cash);
    expect(await sales()).toEqual(before);
    const { items } = await staff.call(listRemittances, { query: { limit: 200 } });
    expect(items.map(({ orderId }) => orderId)).not.toContain(order.id);
    const { book, steps, keptBack } = await page(order.id);
    expect(book.map(({ kind }) => kind)).toEqual(["placed"]);
    expect(steps.at(-1)).toMatchObject({ state: "returned", restocked: true });
    expect(keptBack).toEqual([]);
  });

  it("leaves nothing to do: no repayment, no delivery, no place in a list of open work", async () => {
    const order = await sent();
    const owed = await findOwedByHand(shop.database.db);
    const orders = [{ _id: order.id, from: null }];
    await staff.call(assignOrders, { body: { to: owner.userId, orders } });
    expect(await isInView("mine", order.id)).toBe(true);
    expect(await isInView("cash", order.id)).toBe(true);
    await cameBack(order.id);
    for (const view of ["mine", "cash", "shipped", "to_refund"] as const) {
      expect([view, await isInView(view, order.id)]).toEqual([view, false]);
    }
    expect(await findOwedByHand(shop.database.db)).toEqual(owed);
    const reference = { reference: "NEFT-1" };
    expect(await refusal(move(order.id, "refunded", reference, "returned"))).toBe(
      "order_cannot_move",
    );
    expect(await refusal(move(order.id, "delivered"))).toBe("order_moved");
    expect(await refusal(move(order.id, "delivered", {}, "returned"))).toBe("order_cannot_move");
    const ask = shop
      .client(order.shopper.token)
      .call(requestReturn, { ...params(order.id), body: { reason: "changed_mind" } });
    expect(await refusal(ask)).toBe("return_closed");
  });

  it("undoes the invoice of the weighed pieces with a credit note of the same sum", async () => {
    const month = indianDay(shop.clock.now).slice(0, 7);
    const before = await readBooks(staff, month);
    const order = await sent(3980);
    const { refunded = 0 } = await see(order);
    expect(refunded).toBeGreaterThan(0);
    const answer = await cameBack(order.id);
    expect(answer).toMatchObject({ paymentState: "not_paid" });
    const read = shop.client(order.shopper.token);
    const invoice = await read.call(invoices.getInvoice, params(order.id));
    const credit = await read.call(invoices.getCreditNote, params(order.id));
    expect(paise(invoice.total)).toBe(paise((await see(order)).total) - paise(refunded));
    const { total, taxable } = invoice;
    expect(credit).toMatchObject({ total, taxable });
    // The day book, GSTR-1 and its table of HSN codes have both, and their sums stay as they were.
    const { dayBook, gstr1, hsnCsv, tally } = await readBooks(staff, month);
    const { rows, references: _references, ...sums } = before.dayBook;
    expect(dayBook).toMatchObject({ ...sums, rows: rows + 2 });
    expect({ gstr1, hsnCsv }).toEqual({ gstr1: before.gstr1, hsnCsv: before.hsnCsv });
    expect(tally).toEqual({ vouchers: before.tally.vouchers + 2, unbalanced: [] });
  });

  it("tells the shopper that nothing was paid and nothing is owed, in a letter and a text", async () => {
    const order = await sent();
    await cameBack(order.id, { note: "Nobody was at home" });
    const letter = await letterOf(order, "order-undelivered");
    expect(letter?.text).toContain("came back to us undelivered");
    expect(letter?.text).toContain("You have paid nothing for it, and you owe nothing.");
    expect(letter?.text).toContain("Nobody was at home");
    const { state, paymentState, history, doorCode } = await see(order);
    expect({ state, paymentState, doorCode }).toEqual({
      state: "returned",
      paymentState: "not_paid",
      doorCode: undefined,
    });
    expect(history.map((step) => step.state)).not.toContain("delivered");
    const again = (channel: "email" | "sms") =>
      staff.call(resendLetter, { ...params(order.id), body: { state: "returned", channel } });
    await again("email");
    await again("sms");
    await shop.relay.run();
    const kinds = (await shop.messagesTo(order.shopper.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "order-undelivered")).toHaveLength(2);
    expect(kinds).not.toContain("order-returned");
  });
});

describe("a parcel that was lost", () => {
  it("keeps its pieces from sale and their HUIDs with the order, until one is found", async () => {
    const { db } = shop.database;
    const order = await sent();
    await cameBack(order.id, { restock: false });
    expect(await stockOf(order.id)).toBe(4);
    expect(await pieceByHuid(db, order.own)).toMatchObject({ state: "sold", orderId: order.id });
    expect((await page(order.id)).keptBack).toEqual([{ line: 0, piece: 0, huid: order.own }]);
    expect((await letterOf(order, "order-undelivered"))?.text).toContain(
      "could not be delivered to you",
    );

    await staff.call(sellPieceAgain, { ...params(order.id), body: { huid: order.own } });
    expect(await stockOf(order.id)).toBe(5);
    expect(await pieceByHuid(db, order.own)).toMatchObject({ state: "in_stock" });
  });
});

describe("the step", () => {
  it("is made once, from the dispatch only", async () => {
    const order = await sent();
    const both = await Promise.all([1, 2].map(() => refusal(move(order.id, "returned"))));
    expect(both.toSorted()).toEqual(["none", "order_moved"]);
    expect(await stockOf(order.id)).toBe(5);

    const packed = await placeOrderOf();
    await pack(packed.id);
    const early = refusal(move(packed.id, "returned", {}, "processing"));
    expect(await early).toBe("order_cannot_move");
    const delivered = await sent();
    const { doorCode } = await see(delivered);
    await move(delivered.id, "delivered", doorCode ? { doorCode } : {});
    const late = refusal(move(delivered.id, "returned", {}, "delivered"));
    expect(await late).toBe("order_cannot_move");
  });
});
