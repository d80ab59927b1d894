import { listCustomers } from "@suvarna/contract/accounts/staff";
import { getBooksOfMonth, listOrderPapers } from "@suvarna/contract/invoices/staff";
import { getPackingSlip, issueChallan } from "@suvarna/contract/orders/papers";
import { listRemittances, markRemitted } from "@suvarna/contract/orders/remittance";
import * as desk from "@suvarna/contract/orders/staff";
import { getOrderPage } from "@suvarna/contract/orders/staff-desk";
import { indianDay } from "@suvarna/domain/indian-day";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { istDayWords } from "@suvarna/words/en/indian-time";
import { describe, expect, it } from "vitest";
import { approvePending } from "../../../test/approvals.ts";
import { addRing } from "../../../test/catalogue.ts";
import { fillCart, HOME, placeOrder } from "../../../test/checkout.ts";
import {
  categoryId,
  newHuid,
  online,
  openCounter,
  sell,
  shop,
  staff,
} from "../../../test/counter-desk.ts";
import { readBooks } from "../../../test/read-books.ts";
import { pieceByHuid } from "../../catalogue/index.ts";
import { eachBookedPage, listBooked } from "../../invoices/books/book-queries.ts";
import { newId } from "../../platform/ids.ts";
import { findPaymentReferences } from "../payment-references.ts";

openCounter();

describe("the papers of an order", () => {
  it("name the pieces whose HUIDs were entered at the counter, and mark those as sold", async () => {
    const listed = newHuid();
    const productId = await addRing(shop.database.db, {
      categoryId,
      stock: 3,
      netWeightMg: 2500,
      huid: listed,
    });
    const [first, second] = [newHuid(), newHuid()];
    const lines = [{ productId, quantity: 2, huids: [first.toLowerCase(), second] }];
    const sold = await sell({ lines });
    const slip = await staff.call(getPackingSlip, { params: { id: sold._id } });
    expect(slip.lines).toMatchObject([
      { pieces: [{ huid: first }, { huid: second }], needsHuid: true },
    ]);
    expect(await pieceByHuid(shop.database.db, first)).toMatchObject({
      state: "sold",
      orderId: sold._id,
    });
    expect(await pieceByHuid(shop.database.db, listed)).toMatchObject({ state: "in_stock" });
    const again = sell({ lines: [{ productId, quantity: 1, huids: [first] }] });
    await expect(again).rejects.toMatchObject({ code: "huid_taken" });
  });

  it("are a slip without prices for a gift, and one challan, before the dispatch", async () => {
    const gift = await sell({
      takenAway: false,
      giftMessage: "With love",
      payment: { by: "upi", reference: "UPI-1" },
    });
    const slip = await staff.call(getPackingSlip, { params: { id: gift._id } });
    expect(slip).toMatchObject({
      orderNumber: gift.number,
      giftMessage: "With love",
      total: null,
      toCollect: null,
      lines: [{ pieces: [{ netWeight: 1.234, huid: null }], needsHuid: false }],
    });
    expect(slip.isPaid).toBe(true);
    // The account of a shopper without an e-mail address shows none.
    const { items } = await staff.call(listCustomers, { query: { q: "gulmohar", limit: 1 } });
    expect(items).toMatchObject([{ name: "Gulmohar Sen", email: "" }]);
    const params = { id: gift._id };
    await staff.call(issueChallan, { params });
    await staff.call(issueChallan, { params });
    const papers = await staff.call(listOrderPapers, { params });
    const challans = papers.filter(({ kind }) => kind === "delivery challan");
    expect(challans).toMatchObject([{ number: expect.stringMatching(/^DCH\/\d{4}\/\d{6}$/) }]);
    const handed = await sell();
    await expect(staff.call(issueChallan, { params: { id: handed._id } })).rejects.toMatchObject({
      code: "challan_unavailable",
    });
  });
});

describe("the cash that couriers collect", () => {
  it("is due from the delivery on, and is recorded with its difference", async () => {
    const shopper = await shop.signUp("Kavya Rao", true);
    const productId = await addRing(shop.database.db, { categoryId, stock: 2 });
    const { cartId } = await fillCart(shop, shopper, productId);
    const { order } = await placeOrder(shop, shopper, { cartId, paymentMethod: "COD" });
    const params = { id: order._id };
    const steps = ["confirmed", "processing", "shipped", "delivered"] as const;
    for (const [place, to] of steps.entries()) {
      const from = steps[place - 1];
      if (!from || to === "confirmed") continue;
      const note = to === "shipped" ? "Insured" : undefined;
      const carrier = to === "shipped" ? { courier: "BlueDart", trackingNumber: "7711" } : {};
      await staff.call(desk.moveOrder, { params, body: { from, to, note, ...carrier } });
    }
    const waiting = await staff.call(listRemittances, { query: {} });
    expect(waiting.items.find(({ orderId }) => orderId === order._id)).toMatchObject({
      orderNumber: order.number,
      courier: "BlueDart",
      trackingNumber: "7711",
      dispatchNote: "Insured",
      due: order.total,
      remitted: null,
    });
    expect(waiting.waiting).toBeGreaterThanOrEqual(order.total);
    const bookedCash = async () => {
      const { book } = await staff.call(getOrderPage, { params });
      return book.find(({ kind }) => kind === "door");
    };
    expect(await bookedCash()).toMatchObject({ note: "with the courier, not sent yet" });
    const remitted = {
      orders: [{ orderId: order._id, amount: order.total - 50 }],
      remittedOn: indianDay(shop.clock.now),
      reference: "UTR 5521",
    };
    const onNoDay = staff.call(markRemitted, { body: { ...remitted, remittedOn: "2026-02-31" } });
    await expect(onNoDay).rejects.toMatchObject({ status: 400 });
    await staff.call(markRemitted, { body: remitted });
    const other = { ...remitted, reference: "UTR 5522" };
    await expect(staff.call(markRemitted, { body: other })).rejects.toMatchObject({
      code: "cash_remitted",
    });
    const different = await staff.call(listRemittances, { query: { view: "different" } });
    expect(different.items).toMatchObject([
      { orderId: order._id, remitted: order.total - 50, reference: "UTR 5521" },
    ]);
    expect(await bookedCash()).toMatchObject({
      reference: "UTR 5521",
      note: `the courier's transfer came ${istDayWords(remitted.remittedOn)}, ₹50.00 too little`,
    });
    const gone = await staff.call(listRemittances, { query: {} });
    expect(gone.items.map(({ orderId }) => orderId)).not.toContain(order._id);
  });
});

describe("a refund", () => {
  it("is exactly as previewed", async () => {
    const order = await sell({ netWeightMg: 5_000 });
    const params = { id: order._id };
    const preview = (body: object) => staff.call(desk.previewRefund, { params, body });
    expect(await preview({ amount: order.total + 1 })).toMatchObject({ amount: null });
    expect(await preview({ amount: 500 })).toMatchObject({
      amount: 500,
      left: order.total,
      needsApproval: false,
      isPossible: true,
      isByHand: true,
    });
    const whole = await preview({ whole: true });
    expect(whole).toMatchObject({ amount: order.total, needsApproval: true });
    expect(whole.lines).toMatchObject([{ line: 0, piecesLeft: 1, pieces: 1 }]);
    const body = { whole: true as const, note: "Taken back", handReference: "NEFT-9" };
    const headers = { "idempotency-key": newId() };
    const waiting = await staff.call(desk.refundPart, { params, body, headers });
    expect(waiting).toHaveProperty("approval");
    expect((await staff.call(desk.getDeskOrder, { params })).refunded).toBeUndefined();
    await approvePending(shop, waiting);
    const after = await staff.call(desk.getDeskOrder, { params });
    expect(after).toMatchObject({ refunded: order.total, refunds: [{ amount: order.total }] });
    expect(await preview({ whole: true })).toMatchObject({ amount: null, left: 0 });
  });
});

describe("the books", () => {
  it("agree with the invoices to the paisa, in every form", async () => {
    const back = await sell({ takenAway: false, payment: { by: "upi", reference: "UPI-77" } });
    const params = { id: back._id };
    const move = (body: { from: OrderState; to: StaffMove; reference?: string }) =>
      staff.call(desk.moveOrder, { params, body });
    await approvePending(shop, await move({ from: "confirmed", to: "cancelled" }));
    await move({ from: "cancelled", to: "refunded", reference: "NEFT-1" });
    const shopper = await shop.signUp("Anu Rao", true);
    const productId = await addRing(shop.database.db, {
      categoryId,
      stock: 9,
      netWeightMg: 15_011,
    });
    const far = { ...HOME, city: "Pune", state: "Maharashtra", pincode: "411004" };
    const { cartId } = await fillCart(shop, shopper, productId, 1);
    const body = {
      cartId,
      shippingAddress: far,
      paymentMethod: "ONLINE",
      pan: "ABCPE1234F",
    } as const;
    const placed = await placeOrder(shop, shopper, body);
    await online.choose(placed.paymentSessionId ?? "", "success");
    await online.settleAll();
    const headers = { "idempotency-key": newId() };
    const part = { amount: 123.45, note: "A loose stone" };
    await staff.call(desk.refundPart, { params: { id: placed.order._id }, body: part, headers });
    await online.settleAll();

    const accounts = shop.client((await shop.staff("accounts")).token);
    const month = new Date(shop.clock.now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const sums = await accounts.call(getBooksOfMonth, { query: { month } });
    expect(sums.invoices.count).toBeGreaterThan(0);
    expect(sums.creditNotes.total).toBeLessThan(0);
    const { dayBook, tally, gstr1, hsnCsv } = await readBooks(accounts, month);
    const both = (of: "taxable" | "cgst" | "sgst" | "igst" | "total") =>
      Math.round((sums.invoices[of] + sums.creditNotes[of]) * 100);
    expect(dayBook).toEqual({
      rows: sums.invoices.count + sums.creditNotes.count,
      taxable: both("taxable"),
      cgst: both("cgst"),
      sgst: both("sgst"),
      igst: both("igst"),
      total: both("total"),
      references: expect.stringMatching(/^UPI-77$.*^NEFT-1$/ms),
    });
    const ofTax = {
      taxable: both("taxable"),
      cgst: both("cgst"),
      sgst: both("sgst"),
      igst: both("igst"),
    };
    expect(gstr1).toEqual(ofTax);
    expect(hsnCsv).toEqual(ofTax);
    expect(tally.unbalanced).toEqual([]);
    expect(tally.vouchers).toBe(dayBook.rows);
    const shopkeeper = shop.client((await shop.staff("orders")).token);
    await expect(shopkeeper.call(getBooksOfMonth, { query: { month } })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("are the same, however many documents are read at once", async () => {
    await sell();
    await sell();
    const { db } = shop.database;
    const day = indianDay(shop.clock.now);
    const days = { from: day, to: day };
    const all = await listBooked(db, days);
    expect(all.length).toBeGreaterThan(2);
    for (const limit of [1, 2]) {
      const pages = await Array.fromAsync(eachBookedPage(db, days, limit));
      expect(pages.every(({ length }) => length <= limit)).toBe(true);
      expect(pages.flat()).toEqual(all);
    }
  });

  it("find the payments of more orders than a statement has parameters", async () => {
    const sold = await sell({ payment: { by: "upi", reference: "UPI-901" } });
    const others = Array.from({ length: 70_000 }, newId);
    const references = await findPaymentReferences(shop.database.db, [sold._id, ...others]);
    expect([...references]).toEqual([[sold._id, { payments: ["UPI-901"], refunds: [] }]]);
  });
});
