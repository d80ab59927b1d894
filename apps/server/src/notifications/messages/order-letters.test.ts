import { expect, it } from "vitest";
import type { OrderLetter } from "./order-letter.ts";
import { orderConfirmed, orderDelivered } from "./order-letters.ts";

const ORDER: OrderLetter = {
  name: "Meera Nair",
  number: "AB12CD",
  lines: [{ name: "Kadi Link Chain", quantity: 1, price: 1_00_000_00 }],
  discount: 0,
  gst: 18_000_00,
  shipping: 0,
  total: 1_18_000_00,
  country: "India",
  advance: null,
  paid: 1_18_000_00,
  paidAtTheDoor: false,
  moneyBack: "none",
  note: null,
  address: "https://shop.example/order-details/1",
  payAddress: "https://shop.example/final?order=1&pay=rest",
};

/** Returns the row with the delivery's cost in the letter's table of amounts. */
function deliveryIn(order: OrderLetter) {
  const ledger = orderConfirmed(order, "en").blocks.find(({ kind }) => kind === "ledger");
  return ledger?.kind === "ledger" ? ledger.rows.at(-1) : undefined;
}

it("names the insured express delivery above ₹1,00,000, and only there", () => {
  expect(deliveryIn(ORDER)).toEqual(["Shipping", "Free"]);
  const lines = [{ name: "Kadi Link Chain", quantity: 1, price: 1_00_000_01 }];
  expect(deliveryIn({ ...ORDER, lines })).toEqual(["Insured express delivery", "Free"]);
  expect(deliveryIn({ ...ORDER, lines, shipping: 50_00 })).toEqual(["Shipping", "₹50.00"]);
});

it("speaks of no delivery when the pieces were taken along at the shop", () => {
  expect(orderDelivered(ORDER, "en").subject).toBe("Your order AB12CD was delivered");
  const letter = orderDelivered({ ...ORDER, isTakenAway: true }, "en");
  expect(letter.subject).toBe("Your purchase AB12CD at our shop");
  expect(JSON.stringify(letter)).toContain("handed the pieces of your order AB12CD over");
  expect(JSON.stringify(letter)).not.toContain("delivered");
});
