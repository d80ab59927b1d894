import { expect, it } from "vitest";
import type { Coupon } from "./coupon.ts";
import { replayCoupon, type SoldLine, type SoldOrder } from "./coupon-replay.ts";

const COUPON: Coupon = {
  code: "WEDDING2",
  benefit: { kind: "percent", shareBp: 200 },
  minimum: 1_000_00,
  categoryId: null,
  startsAt: new Date("2027-01-01"),
  endsAt: null,
  totalLimit: null,
  perUserLimit: null,
  disabled: true,
};
const line = (fields: Partial<SoldLine> = {}): SoldLine => ({
  categoryId: "rings",
  reduced: false,
  linePrice: 10_000_00,
  making: 1_000_00,
  pieces: 1,
  ...fields,
});
const order = (userId: string, lines: SoldLine[], shipping = 0): SoldOrder => ({
  userId,
  at: new Date("2026-11-01"),
  shipping,
  lines,
});

it("adds up the discounts, beside the making charge of the same orders", () => {
  const orders = [
    order("a", [line(), line({ reduced: true, making: 400_00 })]),
    order("b", [line({ linePrice: 999_99 })]),
    order("c", [line({ linePrice: 20_000_00, making: 500_00, pieces: 2 })]),
  ];
  expect(replayCoupon(COUPON, orders)).toEqual({
    orders: 2,
    cost: 200_00 + 400_00,
    making: 1_000_00 + 400_00 + 500_00,
    limitedCost: null,
    thinPieces: 2,
  });
});

it("counts a shopper's uses and the limit of all", () => {
  const orders = ["a", "a", "b", "c"].map((userId) => order(userId, [line()]));
  const limited = { ...COUPON, perUserLimit: 1, totalLimit: 2 };
  expect(replayCoupon(limited, orders)).toMatchObject({
    orders: 3,
    cost: 600_00,
    limitedCost: 400_00,
  });
});

it("costs the shipping that it makes free, where there was any", () => {
  const free: Coupon = { ...COUPON, benefit: { kind: "shipping" }, minimum: 0 };
  const orders = [order("a", [line()], 50_00), order("b", [line()])];
  expect(replayCoupon(free, orders)).toMatchObject({ orders: 1, cost: 50_00, thinPieces: 0 });
});
