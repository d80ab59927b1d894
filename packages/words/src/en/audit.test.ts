import { expect, it } from "vitest";
import { sayAuditAction, sayAuditField } from "./audit.ts";

it("says an action as a sentence", () => {
  expect(sayAuditAction("order.moved")).toBe("Moved an order");
  expect(sayAuditAction("order.pan_read")).toBe("Looked at the PAN of an order");
  expect(sayAuditAction("coupon.made")).toBe("Made a coupon");
});

it("returns the name of a call without an action unchanged", () => {
  expect(sayAuditAction("POST /staff/things")).toBe("POST /staff/things");
});

it("says a field without its code", () => {
  expect(sayAuditField("perGram.24K")).toBe("24K");
  expect(sayAuditField("paymentState")).toBe("payment state");
  expect(sayAuditField("holdMinutes")).toBe("holds for");
  expect(sayAuditField("shippingPaise")).toBe("shipping");
});
