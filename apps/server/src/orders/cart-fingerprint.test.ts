import { expect, it } from "vitest";
import type { CartLine } from "../cart/index.ts";
import { cartFingerprint } from "./cart-fingerprint.ts";

function line(id: string, quantity: number, size = "", overrides: object = {}): CartLine {
  const piece = { carat: "22K", netWeightMg: 4000, makingChargeBp: 1200, ...overrides };
  return { product: { id }, piece, size, quantity } as unknown as CartLine;
}

const CART = [line("ring", 1), line("bangle", 2, "2.6")];
const ITS = cartFingerprint(CART, null);

it("is the same for the same content, whatever its order and whatever it costs", () => {
  expect(cartFingerprint(CART.toReversed(), null)).toBe(ITS);
  expect(
    cartFingerprint([line("ring", 1, "", { makingChargeBp: 900 }), ...CART.slice(1)], null),
  ).toBe(ITS);
  expect(ITS).toMatch(/^[\w-]{43}$/);
});

it.each([
  ["nothing", []],
  ["one line less", [line("ring", 1)]],
  ["one line more", [...CART, line("chain", 1)]],
  ["another quantity", [line("ring", 2), line("bangle", 2, "2.6")]],
  ["another size", [line("ring", 1), line("bangle", 2, "2.8")]],
  ["another piece", [line("rong", 1), line("bangle", 2, "2.6")]],
  ["quantities changed about", [line("ring", 2), line("bangle", 1, "2.6")]],
  ["another weight", [line("ring", 1, "", { netWeightMg: 3900 }), line("bangle", 2, "2.6")]],
  ["another grade", [line("ring", 1, "", { carat: "18K" }), line("bangle", 2, "2.6")]],
])("is another for %s", (_what, lines) => {
  expect(cartFingerprint(lines, null)).not.toBe(ITS);
});

it("is another for another coupon", () => {
  const withCoupon = cartFingerprint(CART, "TEN");
  expect(new Set([ITS, withCoupon, cartFingerprint(CART, "TWENTY")]).size).toBe(3);
  expect(cartFingerprint(CART.toReversed(), "TEN")).toBe(withCoupon);
});
