import { getCreditNotePdf, getInvoice, getInvoicePdf } from "@suvarna/contract/invoices/calls";
import { cancelOrder, getOrder } from "@suvarna/contract/orders/calls";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { extractText } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { ABROAD, fillCart, HOME, placeOrder } from "../../test/checkout.ts";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

describe("an invoice as a PDF", () => {
  let online: OnlineOrders;
  beforeAll(async () => {
    online = await onlineOrders(shop);
  });

  it("contains all that the law requires, also in Indian scripts, and so does its credit note", async () => {
    const { db } = shop.database;
    const categoryId = await addCategory(db, "Invoiced rings");
    const ringId = await addRing(db, {
      categoryId,
      stock: 1000,
      netWeightMg: 2234,
      huid: "AB12CD",
    });
    const shopper = await shop.signUp();
    const { cartId } = await fillCart(shop, shopper, ringId);
    const shippingAddress = {
      ...HOME,
      city: "Pune",
      state: "Maharashtra",
      pincode: "411004",
      street: "लक्ष्मी रोड, ਗੁਰਮੁਖੀ శ్రీ ലക്ഷ്മി",
    };
    const placed = await placeOrder(shop, shopper, {
      cartId,
      shippingAddress,
      billingAddress: HOME,
      paymentMethod: "ONLINE",
    });
    const client = shop.client(shopper.token);
    const params = { id: placed.order._id };
    const early = client.call(getInvoice, { params });
    await expect(early).rejects.toMatchObject({ status: 404, code: "invoice_not_found" });
    await online.choose(placed.paymentSessionId ?? "", "success");
    await online.settleAll();
    const order = await client.call(getOrder, { params });
    const invoice = await client.call(getInvoice, { params });
    expect(invoice.taxes).toEqual([{ name: "IGST", percent: 18, amount: order.gst }]);

    const pdf = await client.call(getInvoicePdf, { params });
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
    const { text } = await extractText(pdf, { mergePages: true });
    for (const expectedText of [
      "Tax invoice",
      order.invoiceNumber ?? "none",
      invoice.seller.gstin,
      invoice.seller.name,
      HOME.fullName,
      "Maharashtra (27)",
      "Karnataka, state code 29",
      "लक्ष्मी",
      order.number,
      "711319",
      "22K gold, fineness 916",
      "net weight 2.234 g",
      // The HUID that the product lists may be on another piece than the one that is sent.
      "HUID not recorded",
      "IGST 18%",
      formatRupees(paise(order.gst)),
      formatRupees(paise(order.total)),
      "Reverse charge",
      "Authorised signatory",
      "Online payment",
    ]) {
      expect(text).toContain(expectedText);
    }
    expect(text.replace(/\s+/g, " ")).toContain(invoice.inWords);
    expect(text).not.toContain("AB12CD");

    await client.call(cancelOrder, { params });
    const note = await client.call(getCreditNotePdf, { params });
    const { text: undone } = await extractText(note, { mergePages: true });
    for (const text of ["Credit note", `To invoice ${order.invoiceNumber}`, "CRN/"]) {
      expect(undone).toContain(text);
    }
  });

  it("names the fineness of sterling silver, not that of the fine silver whose rate is used", async () => {
    const { db } = shop.database;
    const categoryId = await addCategory(db, "Sterling rings");
    const sterling = { carat: "Silver", metal: "Silver", metalColour: "Sterling silver" } as const;
    const ringId = await addRing(db, { categoryId, stock: 10, ...sterling });
    const shopper = await shop.signUp();
    const { cartId } = await fillCart(shop, shopper, ringId);
    const placed = await placeOrder(shop, shopper, { cartId, paymentMethod: "ONLINE" });
    await online.choose(placed.paymentSessionId ?? "", "success");
    await online.settleAll();
    const client = shop.client(shopper.token);
    const params = { id: placed.order._id };
    expect((await client.call(getInvoice, { params })).lines[0]?.fineness).toBe(925);
    const pdf = await client.call(getInvoicePdf, { params });
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain("Silver, fineness 925");
  });

  it("of a delivery abroad is an export: integrated tax, the country, and the law's words", async () => {
    const shopper = await shop.signUp();
    const { cartId } = await fillCart(shop, shopper, await online.ring(1));
    const placed = await placeOrder(shop, shopper, {
      cartId,
      shippingAddress: ABROAD,
      paymentMethod: "ONLINE",
    });
    await online.choose(placed.paymentSessionId ?? "", "success");
    await online.settleAll();
    const client = shop.client(shopper.token);
    const params = { id: placed.order._id };
    const invoice = await client.call(getInvoice, { params });
    expect(invoice.placeOfSupply).toEqual({
      state: "Other countries: United States",
      code: "96",
      isExport: true,
    });
    expect(invoice.taxes).toEqual([{ name: "IGST", percent: 18, amount: placed.order.gst }]);
    const pdf = await client.call(getInvoicePdf, { params });
    const { text } = await extractText(pdf, { mergePages: true });
    const flat = text.replace(/\s+/g, " ");
    expect(flat).toContain("Other countries: United States (96)");
    expect(flat).toContain("SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX");
    expect(flat).not.toContain("New York, state code");
  });
});
