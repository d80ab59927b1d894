import { expect, it } from "vitest";
import { cashAtDoor, lessAtDoor } from "./cash-at-door.ts";

const lighter = { amount: 838_79, isWeight: true };
const refund = { amount: 1_000_00, isWeight: false };

it("is the whole total of an order whose pieces weigh what was ordered", () => {
  expect(cashAtDoor({ total: 12_458_00, refunds: [] })).toBe(12_458_00);
});

it("is less by the differences in weight, but not by refunds of money that was paid", () => {
  const refunds = [lighter, { ...lighter, amount: 21 }, refund];
  expect(lessAtDoor(refunds)).toBe(839_00);
  expect(cashAtDoor({ total: 12_458_00, refunds })).toBe(11_619_00);
});
