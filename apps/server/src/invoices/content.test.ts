import { type Coupon, couponEffect } from "@suvarna/domain/coupon";
import { apportionEven } from "@suvarna/domain/money";
import { gstOn } from "@suvarna/domain/tax";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  contentOf,
  receiptContentOf,
  type Sale,
  type SellerPart,
  withoutPerson,
} from "./content.ts";

const SELLER: SellerPart["seller"] = {
  name: "The Shop",
  address: [],
  state: "Karnataka",
  stateCode: "29",
  gstin: "29AAACS0000S1ZB",
  phone: "+91",
  email: "shop@shop.example",
};
const SIDE: SellerPart = {
  seller: SELLER,
  hsn: { gold: "7113", silver: "711311", coin: "71189000" },
};
const buyer = { name: "Meera Nair", address: ["1, Street"], state: "Karnataka" };

const LINE = {
  name: "Ring",
  kind: "ring",
  quantity: 1,
  size: "",
  carat: "22K" as const,
  fineness: 916,
  netWeightMg: 500,
  huid: null,
  ratePerGram: 0,
  metalValue: 0,
  makingCharge: 0,
  stoneValue: 0,
  discount: 0,
};

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

/**
 * Generates carts of up to six lines in two categories, some of them with a discount of their own.
 */
const carts = fc.array(
  fc.record({
    categoryId: fc.constantFrom("gold", "diamond"),
    reduced: fc.boolean(),
    linePrice: fc.integer({ min: 1, max: 50_00_000_00 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const benefits = fc.oneof(
  fc.record({
    kind: fc.constant("percent" as const),
    shareBp: fc.integer({ min: 1, max: 10_000 }),
  }),
  fc.record({
    kind: fc.constant("amount" as const),
    amount: fc.integer({ min: 1, max: 1_00_000_00 }),
  }),
);

it("puts the shares of the coupon and the GST of the order's line on each line of an invoice", () => {
  const limits = { startsAt: null, endsAt: null, totalLimit: null, perUserLimit: null };
  const rest = { ...limits, code: "ANY", minimum: 0, disabled: false };
  fc.assert(
    fc.property(carts, benefits, fc.constantFrom(null, "diamond"), (cart, benefit, categoryId) => {
      const coupon: Coupon = { ...rest, benefit, categoryId };
      const { discount, shares } = couponEffect(coupon, cart);
      const subtotal = cart.reduce((sum, { linePrice }) => sum + linePrice, 0);
      const gst = gstOn(subtotal - discount, 1800);
      const taxes = apportionEven(
        gst,
        cart.map(({ linePrice }, place) => linePrice - (shares[place] as number)),
      );
      const lines = cart.map(({ linePrice }, place) => ({
        ...LINE,
        linePrice,
        couponShare: shares[place] as number,
        gst: taxes[place] as number,
      }));
      const content = contentOf({ ...sale(subtotal, gst), lines, discount }, SIDE);
      expect(content.lines.map(({ orderDiscount }) => orderDiscount)).toEqual(shares);
      expect(content.lines.reduce((sum, line) => sum + line.orderDiscount, 0)).toBe(discount);
      expect(content.lines.map((line) => line.gst)).toEqual(taxes);
      expect(content.taxes.map(({ amount }) => amount)).toEqual([gst / 2, gst / 2]);
    }),
  );
});

it("has the HSN code of each kind of goods from the shop's settings", () => {
  const sold = { ...LINE, linePrice: 100_00, couponShare: 0, gst: 18_00 };
  const lines = [
    sold,
    { ...sold, carat: "Silver" as const },
    { ...sold, carat: "24K" as const, kind: "coin" },
  ];
  const content = contentOf({ ...sale(300_00, 54_00), lines }, SIDE);
  expect(content.lines.map(({ hsn }) => hsn)).toEqual(["7113", "711311", "71189000"]);
});

describe("the content of a receipt voucher", () => {
  it("has the figures of the advance, with its share of the tax, and names the order's", () => {
    expect(receiptContentOf(sale(1_00_000_00, 18_000_00), 29_500_00, SIDE)).toMatchObject({
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

  it("contains the buyer's name when the value of the order, not of the advance, requires it", () => {
    const large = receiptContentOf(sale(1_00_000_00, 18_000_00), 29_500_00, SIDE);
    expect(withoutPerson(large).buyer.name).toBe("Meera Nair");
    const small = receiptContentOf(sale(10_000_00, 1_800_00), 2_950_00, SIDE);
    expect(withoutPerson(small).buyer.name).toBe("Account closed");
    expect(withoutPerson(contentOf(sale(10_000_00, 1_800_00), SIDE)).buyer.name).toBe(
      "Account closed",
    );
  });
});
