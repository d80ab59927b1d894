import type { Cart, CartItem } from "@suvarna/contract/cart/schemas";
import { expect, it } from "vitest";
import { cartChanges } from "./cart-changes.ts";

function line(name: string, overrides: Partial<CartItem["product"]> = {}, quantity = 1): CartItem {
  const product = { _id: name, name, price: 1000.5, isAvailable: true, stock: null, ...overrides };
  return { product, quantity, realTimeTotalPrice: null } as unknown as CartItem;
}
const cart = (...items: CartItem[]) => ({ items }) as Cart;

it("lists nothing for an unchanged cart", () => {
  expect(cartChanges(cart(line("Ring")), cart(line("Ring")))).toEqual([]);
});

it.each([
  ["a price", line("Ring"), line("Ring", { price: 1002 }), "Ring: from ₹1,000.50 to ₹1,002.00"],
  ["what sold out", line("Ring"), line("Ring", { isAvailable: false }), "Ring: out of stock"],
  [
    "what is no longer sold",
    line("Ring"),
    line("Ring", { isAvailable: false, isRemoved: true }),
    "Ring: no longer available",
  ],
  ["what runs short", line("Ring", {}, 3), line("Ring", { stock: 2 }, 3), "Ring: only 2 in stock"],
  [
    "what came back at another price",
    line("Ring", { isAvailable: false }),
    line("Ring", { price: 999 }),
    "Ring: can be ordered again, from ₹1,000.50 to ₹999.00",
  ],
  ["a quantity", line("Ring"), line("Ring", {}, 2), "Ring: 2 instead of 1"],
])("reports %s", (_what, before, now, words) => {
  expect(cartChanges(cart(before), cart(now))).toEqual([words]);
});

it("lists changes by other devices, for each size separately", () => {
  const sized = (size: string) => ({ ...line("Bangle"), size });
  expect(cartChanges(cart(line("Ring"), sized("2.4")), cart(sized("2.4"), sized("2.6")))).toEqual([
    "Bangle: put in on another page or device",
    "Ring: taken out on another page or device",
  ]);
});
