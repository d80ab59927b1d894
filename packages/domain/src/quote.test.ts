import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPiece, anyRates } from "../test/any-piece.ts";
import { type CartRules, cartTotals } from "./cart.ts";
import { priceOf } from "./price.ts";
import { quote } from "./quote.ts";

const RULES: CartRules = {
  gstRateBp: 1800,
  freeShippingAbovePaise: 5_000_00,
  shippingPaise: 50_00,
};
const anyLine = fc.record({ piece: anyPiece, quantity: fc.integer({ min: 1, max: 20 }) });

describe("quote", () => {
  it("agrees to the paisa with the price of each piece and with the cart's totals", () =>
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), anyRates, (lines, rates) => {
        const { lines: quoted, totals, complete } = quote(lines, rates, RULES);
        const expected = lines.map(({ piece, quantity }) => {
          return (priceOf(piece, rates)?.discountedPrice ?? 0) * quantity;
        });
        expect(quoted.map(({ linePrice }) => linePrice)).toEqual(expected);
        expect(totals).toEqual(cartTotals(expected, RULES));
        expect(complete).toBe(true);
      }),
    ));

  it("excludes lines without a price from the totals, and is then not complete", () => {
    const piece = { netWeightMg: 1000, makingChargeBp: 0, stoneValuePaise: 0, discountBp: 0 };
    const lines = [
      { piece: { ...piece, carat: "24K" as const }, quantity: 2 },
      { piece: { ...piece, carat: "Silver" as const }, quantity: 3 },
    ];
    const rates = { "24K": null, "22K": null, "18K": null, Silver: 150_00 };
    const { lines: quoted, totals, complete } = quote(lines, rates, RULES);
    expect(quoted.map(({ linePrice }) => linePrice)).toEqual([null, 450_00]);
    expect(totals.subtotal).toBe(450_00);
    expect(complete).toBe(false);
  });
});
