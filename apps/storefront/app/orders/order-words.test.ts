import type { Order } from "@suvarna/contract/orders/schemas";
import { ORDER_STATUSES } from "@suvarna/domain/order";
import { expect, it } from "vitest";
import { moneyBack, whereItStands } from "./order-words.ts";

const PAID = { paymentMethod: "ONLINE", total: 124580 } as const;
const ADVANCE = {
  ...PAID,
  advance: { due: 31145, paid: 31145, rest: 93435, restDueBefore: "Shipped", restOwed: false },
} as const;
const AT_THE_DOOR = { paymentMethod: "COD", total: 900 } as const;

it.each([
  [{ ...AT_THE_DOOR, status: "Cancelled", paymentStatus: "Not paid" }, /^Nothing was charged/],
  [{ ...PAID, status: "Cancelled", paymentStatus: "Refund on its way" }, /^₹1,24,580.00 is on its/],
  [{ ...AT_THE_DOOR, status: "Returned", paymentStatus: "Refund by bank transfer" }, /IFSC/],
  [
    { ...ADVANCE, status: "Cancelled", paymentStatus: "Refund on its way" },
    /^₹31,145.00 is on its/,
  ],
  [{ ...PAID, status: "Refunded", paymentStatus: "Refunded" }, /sent back the way it was paid/],
  [{ ...AT_THE_DOOR, status: "Refunded", paymentStatus: "Refunded" }, /sent to your bank account/],
] as const)("says where the money of %o is", (order, words) => {
  expect(moneyBack(order)).toMatch(words);
});

it("tells who has not paid how long that can be done, and that it is over", () => {
  const order = (status: Order["status"], payBy: string) =>
    ({ ...PAID, status, paymentStatus: "", payment: { gateway: "cashfree", payBy } }) as Order;
  const later = new Date(Date.now() + 60_000).toISOString();
  expect(whereItStands(order("Pending payment", "2026-11-21T09:00:00Z"))).toBe(
    "Its pieces are kept for you until 2:30 pm IST.",
  );
  expect(whereItStands(order("Payment failed", later))).toContain("you can pay again");
  expect(whereItStands(order("Payment failed", "2026-11-21T09:00:00Z"))).toContain("is over");
});

it("says of an order with an advance what is left, and asks for it once it is ready", () => {
  const advance = { ...ADVANCE.advance, restOwed: true };
  const order = {
    ...ADVANCE,
    status: "Processing",
    paymentStatus: "",
    advance,
  } as unknown as Order;
  expect(whereItStands(order)).toContain("The rest of ₹93,435.00 is due before dispatch");
  const ready = { ...order, advance: { ...advance, restAskedAt: "2026-11-21T09:00:00Z" } };
  expect(whereItStands(ready)).toContain("Your order is ready");
});

it("is silent where the timeline says it all", () => {
  const silent = ORDER_STATUSES.filter(
    (status) => !whereItStands({ ...PAID, status, paymentStatus: "Paid" } as Order),
  );
  expect(silent).toEqual(["Pending payment", "Confirmed", "Processing", "Shipped", "Delivered"]);
});
