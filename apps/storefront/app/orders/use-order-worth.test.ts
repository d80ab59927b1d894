import type { Order } from "@suvarna/contract/orders/schemas";
import { deriveRates } from "@suvarna/domain/rate-sheet";
import { expect, it } from "vitest";
import { orderWorth } from "./use-order-worth.ts";

const TODAY = deriveRates(14_000_00, 170_00);
const item = (carat: "24K" | "Silver", netWeight: number, ratePerGram: number, quantity = 1) =>
  ({ carat, netWeight, ratePerGram, quantity }) as Order["items"][number];
const order = (state: Order["state"], ...items: Order["items"]) => ({
  state,
  items,
  total: 90_000,
});

it("compares the metal's value of that day with today's, and the share that is paid back", () => {
  const bought = order("delivered", item("24K", 2.5, 13_342.56, 2), item("Silver", 10, 167.18));
  expect(orderWorth(bought, TODAY, 95)).toEqual({
    metalThen: 2 * 33_356_40 + 1_671_80,
    metalValue: 2 * 35_000_00 + 1_700_00,
    exchangeValue: 68_115_00,
    deduction: 3_585_00,
  });
});

it("leaves out the pieces whose money went back", () => {
  const bought = order("delivered", item("24K", 2.5, 13_342.56, 2), item("Silver", 10, 167.18));
  const back = (...lines: [line: number, quantity: number][]): Pick<Order, "refunds"> => ({
    refunds: [
      {
        _id: "1",
        amount: 100,
        at: "",
        isSent: true,
        isByHand: true,
        pieces: lines.map(([line, quantity]) => ({ line, name: "Ring", quantity })),
      },
    ],
  });
  const left = { metalThen: 33_356_40, metalValue: 35_000_00 };
  expect(orderWorth({ ...bought, ...back([0, 1], [1, 1]) }, TODAY, 95)).toMatchObject(left);
  expect(orderWorth({ ...bought, ...back() }, TODAY, 95)?.metalValue).toBe(71_700_00);
  expect(orderWorth({ ...bought, ...back([0, 2], [1, 1]) }, TODAY, 95)).toBeNull();
  expect(orderWorth({ ...bought, ...back(), refunded: 90_000 }, TODAY, 95)).toBeNull();
});

it("values the weight that was sent, not the ordered one", () => {
  const bought = order("delivered", item("24K", 2.5, 13_342.56, 2), item("Silver", 10, 167.18));
  const sentPieces = [{ line: 0, weight: 2.4 }, { line: 0, weight: 2.5 }, { line: 1 }];
  expect(orderWorth({ ...bought, sentPieces }, TODAY, 95)).toMatchObject({
    // Both rings have the mean weight of 2.45 g.
    metalThen: 2 * 32_689_27 + 1_671_80,
    metalValue: 2 * 34_300_00 + 1_700_00,
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
