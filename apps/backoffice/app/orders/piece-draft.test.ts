import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { expect, test } from "vitest";
import { refundsOf } from "./piece-draft.ts";

test("the parts of a lighter piece's refund add up, with the discounts of the piece and the order", () => {
  const line = {
    position: 0,
    quantity: 1,
    netWeightMg: 3_600,
    ratePerGram: 10_033_00,
    metalValue: 36_118_80,
    makingCharge: 5_417_82,
    stoneValue: 0,
    discount: 4_153_66,
    linePrice: 37_382_96,
    couponShare: 1_000_00,
  };
  const left = {
    lines: [{ position: 0, quantity: 1, price: 37_382_96, discount: 1_000_00, gst: 1_091_49 }],
    shipping: 0,
  };
  const page = { lines: [line], left, gstRateBp: 300 } as unknown as OrderPage;
  const pieces = [{ line: 0, piece: 0, weighedMg: 3_564 }] as unknown as OrderPage["pieces"];
  const { total, byPiece } = refundsOf(page, pieces);
  const back = byPiece.get("0.0");
  expect(back).toMatchObject({ metal: 361_19, making: 54_18, total });
  const { metal = 0, making = 0, discount = 0, gst = 0 } = back ?? {};
  expect(discount).toBeGreaterThan(41_53);
  expect(metal + making - discount + gst).toBe(total);
});

test("two lighter pieces share the refund of their line in even parts of GST", () => {
  const line = {
    position: 0,
    quantity: 2,
    netWeightMg: 1_000,
    ratePerGram: 10_000_00,
    metalValue: 10_000_00,
    makingCharge: 1_000_00,
    stoneValue: 0,
    discount: 0,
    linePrice: 22_000_00,
    couponShare: 0,
  };
  const left = {
    lines: [{ position: 0, quantity: 2, price: 22_000_00, discount: 0, gst: 660_00 }],
    shipping: 0,
  };
  const page = { lines: [line], left, gstRateBp: 300 } as unknown as OrderPage;
  const pieces = [
    { line: 0, piece: 0, weighedMg: 998 },
    { line: 0, piece: 1, weighedMg: 993 },
  ] as unknown as OrderPage["pieces"];
  const { total, byPiece } = refundsOf(page, pieces);
  const [first, second] = [byPiece.get("0.0"), byPiece.get("0.1")];
  // The order has 3 rupees of GST too much. The exact shares of the pieces are 66.7 and 233.3 paise.
  expect([first?.gst, second?.gst]).toEqual([66, 2_34]);
  expect([first?.discount, second?.discount]).toEqual([0, 0]);
  expect((first?.total ?? 0) + (second?.total ?? 0)).toBe(total);
});
