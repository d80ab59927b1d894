import { getMe } from "@suvarna/contract/accounts/calls";
import * as invoices from "@suvarna/contract/invoices/calls";
import * as calls from "@suvarna/contract/orders/calls";
import { describe, expect, it } from "vitest";
import { fillCart, placeOrder } from "../../../test/checkout.ts";
import {
  client,
  lettersTo,
  letterTo,
  openOrderLife,
  order,
  pay,
  ring,
  see,
  settle,
  shop,
} from "../../../test/order-life.ts";

openOrderLife();

describe("an order again", () => {
  it("puts into the cart the pieces that are still available, and lists the others", async () => {
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
    const why = { reason: expect.any(String), code: expect.any(String) };
    expect(again.missing).toEqual([{ productId: gone, name, ...why }]);
  });
});

describe("the letters of an order", () => {
  it("are sent once however often the payment is reported, and to the phone too", async () => {
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

  it("report a failed payment, a cancelled order and its refund", async () => {
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
  it("has pages, each with older orders than the one before", async () => {
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
  it("is sent with the confirmation, and a credit note with the cancellation", async () => {
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
