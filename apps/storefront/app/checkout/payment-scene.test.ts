import type { PaymentAttempt } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import { describe, expect, it } from "vitest";
import { paymentScene } from "./payment-scene.ts";

const SOON = new Date(Date.now() + 60_000).toISOString();
const PAST = new Date(Date.now() - 60_000).toISOString();

function order(
  state: Order["state"],
  end?: PaymentAttempt["end"],
  payBy = SOON,
): Pick<Order, "state" | "payment"> {
  const attempt = end && { end, amount: 1000, at: PAST };
  return { state, payment: { gateway: "cashfree", payBy, ...(attempt ? { attempt } : {}) } };
}
const memory = { isConfirming: false };

describe("the payment page", () => {
  it("waits for a payment that nobody has tried, or that was abandoned", () => {
    expect(paymentScene(order("pending_payment"), memory)).toBe("waiting");
    expect(paymentScene(order("pending_payment", "dropped"), memory)).toBe("waiting");
  });
  it("waits for the bank's answer, whatever was before", () => {
    expect(paymentScene(order("payment_failed", "declined"), { isConfirming: true })).toBe(
      "confirming",
    );
  });
  it.each([
    ["declined", "failed"],
    ["dropped", "failed"],
    ["wrong_amount", "wrong_amount"],
    ["late", "late"],
  ] as const)("of an attempt that was %s shows %s", (end, scene) => {
    expect(paymentScene(order("payment_failed", end), memory)).toBe(scene);
  });
  it("shows that the time is over, unless money arrived", () => {
    expect(paymentScene(order("payment_failed", "declined", PAST), memory)).toBe("over");
    expect(paymentScene(order("payment_failed", undefined, PAST), memory)).toBe("over");
    expect(paymentScene(order("payment_failed", "late", PAST), memory)).toBe("late");
  });
});
