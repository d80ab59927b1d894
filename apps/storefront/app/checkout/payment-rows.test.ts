import type { Shop } from "@suvarna/contract/content/schemas";
import { expect, it } from "vitest";
import { paymentRows, paymentRules } from "./payment-rows.ts";

const shop = { panAbove: 200_000, codBelow: 200_000, onlinePayment: true } as Shop;

it("offers no cash on delivery for what is made to order, and says why", () => {
  const rules = paymentRules(shop, 1_000_00, { madeToOrder: true });
  expect(rules.cashOnDelivery).toBe(false);
  expect(paymentRows(shop, rules, "India").at(-1)).toMatchObject({
    value: "cash-on-delivery",
    disabled: true,
    detail: "Not for pieces that are made to order",
  });
  expect(paymentRules(shop, 1_000_00, { madeToOrder: false }).cashOnDelivery).toBe(true);
});
