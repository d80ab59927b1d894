import { expect, it } from "vitest";
import { pathPattern } from "./channels.ts";

it.each([
  ["/v1/payments/pay_29QQoUBi66xm2f/refund", "/v1/payments/:id/refund"],
  ["/orders/0199a1f0-aaaa-7000-8000-000000000001/payments", "/orders/:id/payments"],
  ["/settlement/recon?day=2026-11-23", "/settlement/recon"],
  ["/customers/meera@shop.example", "/customers/:id"],
])("the pattern of %s has no id", (path, pattern) => {
  expect(pathPattern(path)).toBe(pattern);
});
