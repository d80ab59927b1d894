import { describe, expect, it } from "vitest";
import { contentOf, receiptOf, type Sale, type Seller, withoutPerson } from "./content.ts";

const SELLER: Seller = {
  name: "The Shop",
  address: [],
  state: "Karnataka",
  stateCode: "29",
  gstin: "29AAACS0000S1ZB",
  phone: "+91",
  email: "shop@shop.example",
};
const buyer = { name: "Meera Nair", address: ["1, Street"], state: "Karnataka" };

const sale = (subtotal: number, gst: number): Sale => ({
  orderId: "order",
  userId: "user",
  orderNumber: "ABCDEF",
  placedAt: new Date("2026-11-22T06:00:00Z"),
  paymentMethod: "Online payment",
  buyer,
  deliverTo: buyer,
  maskedPan: null,
  lines: [],
  gstRateBp: 1800,
  subtotal,
  discount: 0,
  gst,
  shipping: 0,
  total: subtotal + gst,
});

describe("what a receipt voucher says", () => {
  it("has the figures of the advance, with its share of the tax, and names the order's", () => {
    expect(receiptOf(sale(1_00_000_00, 18_000_00), 29_500_00, SELLER)).toMatchObject({
      subtotal: 25_000_00,
      gst: 4_500_00,
      total: 29_500_00,
      taxes: [
        { name: "CGST", rateBp: 900, amount: 2_250_00 },
        { name: "SGST", rateBp: 900, amount: 2_250_00 },
      ],
      voucher: { orderTotal: 1_18_000_00, rest: 88_500_00 },
    });
  });

  it("keeps the buyer's name when the order, not the advance, is of a value that needs it", () => {
    const large = receiptOf(sale(1_00_000_00, 18_000_00), 29_500_00, SELLER);
    expect(withoutPerson(large).buyer.name).toBe("Meera Nair");
    const small = receiptOf(sale(10_000_00, 1_800_00), 2_950_00, SELLER);
    expect(withoutPerson(small).buyer.name).toBe("Account closed");
    expect(withoutPerson(contentOf(sale(10_000_00, 1_800_00), SELLER)).buyer.name).toBe(
      "Account closed",
    );
  });
});
