import { expect, it } from "vitest";
import { sayAuditAction, sayAuditField, sayAuditSubject } from "./audit.ts";
import { sayAuditCall } from "./audit-calls.ts";

it("says an action as a sentence", () => {
  expect(sayAuditAction("order.moved")).toBe("Moved an order");
  expect(sayAuditAction("order.collects_less")).toBe("Lowered the sum to collect at the door");
  expect(sayAuditAction("order.pan_read")).toBe("Looked at the PAN of an order");
  expect(sayAuditAction("coupon.made")).toBe("Made a coupon");
});

it("says a call as a sentence", () => {
  expect(sayAuditCall("POST /staff/rates/hold")).toBe("hold the rates");
  expect(sayAuditCall("GET /staff/audit.csv")).toBe("see the audit trail");
  expect(sayAuditCall("PUT /staff/gone/:id")).toBeUndefined();
  expect(sayAuditAction("POST /staff/jobs/:id/retry")).toBe(
    "Used the back office to try a failed job again",
  );
  expect(sayAuditAction("PUT /staff/gone/:id")).not.toContain("/");
});

it("says the code of a record in words, and leaves the code of a coupon", () => {
  expect(sayAuditSubject("privacy-policy")).toBe("privacy policy");
  expect(sayAuditSubject("sms")).toBe("SMS");
  expect(sayAuditSubject("DIWALI-10")).toBe("DIWALI-10");
});

it("says a field without its code", () => {
  expect(sayAuditField("perGram.24K")).toBe("24K");
  expect(sayAuditField("paymentState")).toBe("payment state");
  expect(sayAuditField("holdMinutes")).toBe("holds for");
  expect(sayAuditField("shippingPaise")).toBe("shipping");
});
