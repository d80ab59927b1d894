import { expect, it } from "vitest";
import { doorPayment } from "./door-payment.ts";

const refund = {
  _id: "1",
  amount: 838.79,
  at: "2026-11-27T10:00:00.000Z",
  pieces: [],
  isSent: true,
  isByHand: false,
};
const lighter = {
  total: 12458,
  paymentState: "on_delivery",
  refunds: [{ ...refund, isLessAtDoor: true }],
} as const;

it("says how much less a lighter order costs at the door, and what was paid afterwards", () => {
  const open = doorPayment({ ...lighter, refunds: [...lighter.refunds] });
  expect(open?.rows).toEqual([
    { label: "Less at the door: lighter than ordered", rupees: -838.79 },
  ]);
  expect(open?.total.label).toBe("To pay at the door");
  expect(open?.total.rupees).toBeCloseTo(11_619.21);
  // A refund of paid money does not change what was paid at the door.
  const refunds = [...lighter.refunds, { ...refund, amount: 100 }];
  const after = doorPayment({ ...lighter, refunds, paymentState: "paid" });
  expect(after?.total.label).toBe("Paid");
  expect(after?.total.rupees).toBeCloseTo(11_619.21);
});

it("is empty for refunds of paid money, and for an order that was never paid", () => {
  expect(doorPayment({ total: 900, paymentState: "on_delivery" })).toBeNull();
  expect(doorPayment({ total: 900, paymentState: "paid", refunds: [refund] })).toBeNull();
  const refunds = [...lighter.refunds];
  expect(doorPayment({ ...lighter, refunds, paymentState: "not_paid" })).toBeNull();
});
