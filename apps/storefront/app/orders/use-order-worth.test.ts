import type { Order } from "@suvarna/contract/orders/schemas";
import { deriveRates } from "@suvarna/domain/rate-sheet";
import { expect, it } from "vitest";
import { orderWorth } from "./use-order-worth.ts";

const TODAY = deriveRates(14_000_00, 170_00);
const item = (carat: "24K" | "Silver", netWeight: number, ratePerGram: number, quantity = 1) =>
  ({ carat, netWeight, ratePerGram, quantity }) as Order["items"][number];
const order = (state: Order["state"], ...items: Order["items"]) => ({ state, items });

it("compares the metal's value of that day with today's, and the share that is paid back", () => {
  const bought = order("delivered", item("24K", 2.5, 13_342.56, 2), item("Silver", 10, 167.18));
  expect(orderWorth(bought, TODAY, 95)).toEqual({
    metalThen: 2 * 33_356_40 + 1_671_80,
    metalValue: 2 * 35_000_00 + 1_700_00,
    exchangeValue: 68_115_00,
    deduction: 3_585_00,
  });
});

it("returns nothing without a valid rate", () => {
  const bought = order("shipped", item("24K", 1, 13_000));
  expect(orderWorth(bought, { ...TODAY, "24K": null }, 95)).toBeNull();
});

it.each<Order["state"]>(["pending_payment", "payment_failed", "cancelled", "returned", "refunded"])(
  "says nothing of pieces that the shopper does not have: %s",
  (state) => expect(orderWorth(order(state, item("24K", 1, 13_000)), TODAY, 95)).toBeNull(),
);
