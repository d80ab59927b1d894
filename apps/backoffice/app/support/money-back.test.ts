import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { expect, it } from "vitest";
import { sayMoneyBack } from "./money-back.ts";

const refundOf = (amount: number, isLessAtDoor?: true) =>
  ({ amount, ...(isLessAtDoor ? { isLessAtDoor } : {}) }) as NonNullable<
    DeskOrder["refunds"]
  >[number];

it("says that money went back", () => {
  const refunds = [refundOf(100), refundOf(50)];
  expect(sayMoneyBack({ refunded: 150, refunds })).toBe("₹150.00 went back");
});

it("doesn't say that money went back which was only collected less at the door", () => {
  const less = refundOf(242.34, true);
  expect(sayMoneyBack({ refunded: 242.34, refunds: [less] })).toBe("₹242.34 less at the door");
  expect(sayMoneyBack({ refunded: 292.34, refunds: [less, refundOf(50)] })).toBe(
    "₹50.00 went back, ₹242.34 less at the door",
  );
});

it("says nothing of an order without refunds", () => {
  expect(sayMoneyBack({})).toBeNull();
});
