import { expect, it } from "vitest";
import { sayAuditAction, sayAuditField } from "./audit.ts";

it("says an action as a sentence", () => {
  expect(sayAuditAction("order.moved")).toBe("Moved an order");
  expect(sayAuditAction("order.collects_less")).toBe("Lowered the sum to collect at the door");
  expect(sayAuditAction("order.pan_read")).toBe("Looked at the PAN of an order");
  expect(sayAuditAction("coupon.made")).toBe("Made a coupon");
});

it("says a call that has no action of its own", () => {
  expect(sayAuditAction("PUT /staff/canned-answers/:id")).toBe("Changed: canned answers");
  expect(sayAuditAction("DELETE /staff/orders/:id/notes/:noteId")).toBe("Removed: orders, notes");
  expect(sayAuditAction("POST /staff/things.csv")).toBe("Sent or started: things csv");
});

it("says a field without its code", () => {
  expect(sayAuditField("perGram.24K")).toBe("24K");
  expect(sayAuditField("paymentState")).toBe("payment state");
  expect(sayAuditField("holdMinutes")).toBe("holds for");
  expect(sayAuditField("shippingPaise")).toBe("shipping");
});
