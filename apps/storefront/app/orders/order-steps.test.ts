import type { DeliveryAddress, OrderItem } from "@suvarna/contract/orders/schemas";
import { ORDER_STATES, type OrderState } from "@suvarna/domain/order";
import { expect, it } from "vitest";
import { orderSteps } from "./order-steps.ts";

const AT = "2026-11-18T10:42:00.000Z";

const HERE = { items: [], shippingAddress: { country: "India" } as DeliveryAddress };

const stepOf = (state: OrderState, at = AT) => ({ state, status: "", at });

function steps(...happened: OrderState[]) {
  const history = happened.map((state) => stepOf(state));
  const state = happened.at(-1) as OrderState;
  return orderSteps({ ...HERE, state, history }).map((step) => `${step.progress} ${step.state}`);
}

it("shows the past, the current and the later steps", () => {
  expect(steps("confirmed", "processing", "shipped")).toEqual([
    "done confirmed",
    "done processing",
    "current shipped",
    "coming delivered",
  ]);
});

it("has no later steps once delivered", () => {
  expect(steps("confirmed", "processing", "shipped", "delivered").at(-1)).toBe("current delivered");
});

it("has all later steps while the payment waits or has failed", () => {
  for (const state of ["pending_payment", "payment_failed"] as const) {
    expect(steps(state)).toEqual([
      `current ${state}`,
      "coming confirmed",
      "coming processing",
      "coming shipped",
      "coming delivered",
    ]);
  }
});

it("has no later steps once the time to pay is over", () => {
  const history = [stepOf("payment_failed")];
  const payment = { gateway: "cashfree" as const, payBy: AT };
  expect(orderSteps({ ...HERE, state: "payment_failed", history, payment })).toHaveLength(1);
});

it("begins with the confirmation, however often it was to be paid", () => {
  const paid = steps("pending_payment", "payment_failed", "pending_payment", "confirmed");
  expect(paid[0]).toBe("current confirmed");
});

it("shows each state once, with its newest note", () => {
  const history = [
    { ...stepOf("confirmed"), note: "The advance is paid." },
    { ...stepOf("confirmed", "2026-11-19T10:42:00.000Z"), note: "The rest is paid." },
    stepOf("processing"),
  ];
  const [confirmed, processing] = orderSteps({ ...HERE, state: "processing", history });
  expect(confirmed).toEqual({
    state: "confirmed",
    at: AT,
    notes: [{ text: "The rest is paid.", isWritten: true }],
    progress: "done",
  });
  expect(processing?.state).toBe("processing");
});

it("shows no later steps after a cancellation or return", () => {
  expect(steps("confirmed", "cancelled")).toEqual(["done confirmed", "current cancelled"]);
  expect(steps("delivered", "returned", "refunded").at(-1)).toBe("current refunded");
});

it("has exactly one current step in every state", () => {
  for (const state of ORDER_STATES) {
    expect(steps(state).filter((step) => step.startsWith("current"))).toHaveLength(1);
  }
});

it("shows when a dispatched parcel is expected", () => {
  const history = [stepOf("shipped")];
  expect(orderSteps({ ...HERE, state: "shipped", history }).at(-1)).toMatchObject({
    state: "delivered",
    notes: [{ text: "Expected 23 to 25 Nov" }],
  });
});

it("shows the estimated delivery before the dispatch: with the making, and for its country", () => {
  const history = [stepOf("confirmed")];
  const made = [{ madeToOrder: true } as OrderItem];
  const abroad = { country: "United Kingdom" } as DeliveryAddress;
  const expected = (changed: object) =>
    orderSteps({ ...HERE, state: "confirmed", history, ...changed }).at(-1)?.notes[0]?.text;
  expect(expected({})).toBe("Expected 24 to 27 Nov");
  expect(expected({ items: made })).toBe("Expected 29 Nov to 8 Dec");
  expect(expected({ shippingAddress: abroad })).toBe("Expected 26 Nov to 2 Dec");
});

it("has no steps of a parcel for pieces that were handed over at the counter", () => {
  const history = (["confirmed", "processing", "shipped", "delivered"] as const).map((state) =>
    stepOf(state),
  );
  const taken = orderSteps({ ...HERE, state: "delivered", history, takenAway: true });
  expect(taken.map(({ state }) => state)).toEqual(["confirmed", "delivered"]);
});
