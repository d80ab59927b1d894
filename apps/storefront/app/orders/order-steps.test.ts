import type { DeliveryAddress, OrderItem } from "@suvarna/contract/orders/schemas";
import { ORDER_STATUSES, type OrderStatus } from "@suvarna/domain/order";
import { expect, it } from "vitest";
import { orderSteps } from "./order-steps.ts";

const AT = "2026-11-18T10:42:00.000Z";

const HERE = { items: [], shippingAddress: { country: "India" } as DeliveryAddress };

function steps(...happened: OrderStatus[]) {
  const history = happened.map((status) => ({ status, at: AT }));
  const status = happened.at(-1) as OrderStatus;
  return orderSteps({ ...HERE, status, history }).map((step) => `${step.state} ${step.status}`);
}

it("shows what has been, what is and what comes", () => {
  expect(steps("Confirmed", "Processing", "Shipped")).toEqual([
    "done Confirmed",
    "done Processing",
    "current Shipped",
    "coming Delivered",
  ]);
});

it("has nothing ahead once delivered", () => {
  expect(steps("Confirmed", "Processing", "Shipped", "Delivered").at(-1)).toBe("current Delivered");
});

it("has the whole way ahead while the payment waits or has failed", () => {
  for (const status of ["Pending payment", "Payment failed"] as const) {
    expect(steps(status)).toEqual([
      `current ${status}`,
      "coming Confirmed",
      "coming Processing",
      "coming Shipped",
      "coming Delivered",
    ]);
  }
});

it("has nothing ahead once the time to pay is over", () => {
  const history = [{ status: "Payment failed" as const, at: AT }];
  const payment = { gateway: "cashfree" as const, payBy: AT };
  expect(orderSteps({ ...HERE, status: "Payment failed", history, payment })).toHaveLength(1);
});

it("begins with the confirmation, however often it was to be paid", () => {
  const paid = steps("Pending payment", "Payment failed", "Pending payment", "Confirmed");
  expect(paid[0]).toBe("current Confirmed");
});

it("is in each status once: what else happened in it is its newest note", () => {
  const history = [
    { status: "Confirmed" as const, at: AT, note: "The advance is paid." },
    { status: "Confirmed" as const, at: "2026-11-19T10:42:00.000Z", note: "The rest is paid." },
    { status: "Processing" as const, at: AT },
  ];
  const [confirmed, processing] = orderSteps({ ...HERE, status: "Processing", history });
  expect(confirmed).toEqual({
    status: "Confirmed",
    at: AT,
    note: "The rest is paid.",
    state: "done",
  });
  expect(processing?.status).toBe("Processing");
});

it("promises nothing more after the order has left its way", () => {
  expect(steps("Confirmed", "Cancelled")).toEqual(["done Confirmed", "current Cancelled"]);
  expect(steps("Delivered", "Returned", "Refunded").at(-1)).toBe("current Refunded");
});

it("has exactly one current step in every status", () => {
  for (const status of ORDER_STATUSES) {
    expect(steps(status).filter((step) => step.startsWith("current"))).toHaveLength(1);
  }
});

it("says when a parcel that has left is expected", () => {
  const history = [{ status: "Shipped" as const, at: AT }];
  expect(orderSteps({ ...HERE, status: "Shipped", history }).at(-1)).toMatchObject({
    status: "Delivered",
    note: "Expected 23 to 25 Nov",
  });
});

it("says before that what the delivery's estimate says: with the making, and for its country", () => {
  const history = [{ status: "Confirmed" as const, at: AT }];
  const made = [{ madeToOrder: true } as OrderItem];
  const abroad = { country: "United Kingdom" } as DeliveryAddress;
  const expected = (changed: object) =>
    orderSteps({ ...HERE, status: "Confirmed", history, ...changed }).at(-1)?.note;
  expect(expected({})).toBe("Expected 24 to 27 Nov");
  expect(expected({ items: made })).toBe("Expected 29 Nov to 8 Dec");
  expect(expected({ shippingAddress: abroad })).toBe("Expected 26 Nov to 2 Dec");
});
