import { expect, it } from "vitest";
import { type ExpectedOrder, expectedArrival, promisedArrival } from "./expected-arrival.ts";

const order: ExpectedOrder = {
  state: "confirmed",
  history: [{ state: "confirmed", at: "2026-11-25T06:00:00Z" }],
  items: [{}],
  shippingAddress: { country: "India" },
};
const shipped = { state: "shipped", at: "2026-11-26T06:00:00Z" } as const;

it("counts from the confirmation, with the days of packing, until the order is dispatched", () => {
  expect(expectedArrival(order)).toEqual({ from: "2026-12-01", to: "2026-12-04" });
  const made = { ...order, items: [{ madeToOrder: true }] };
  expect(expectedArrival(made)).toEqual({ from: "2026-12-06", to: "2026-12-15" });
});

it("counts five to seven days from the dispatch", () => {
  const sent: ExpectedOrder = { ...order, state: "shipped", history: [...order.history, shipped] };
  expect(expectedArrival(sent)).toEqual({ from: "2026-12-01", to: "2026-12-03" });
});

it("is unknown while the rest of a finished piece is owed, and after the arrival", () => {
  const advance = { restOwed: true, restAskedAt: "2026-11-26T06:00:00Z" };
  expect(expectedArrival({ ...order, advance })).toBeNull();
  expect(expectedArrival({ ...order, state: "delivered" })).toBeNull();
});

it("keeps what was promised before the dispatch", () => {
  const promised = { from: "2026-12-01", to: "2026-12-04" };
  const sent: ExpectedOrder = { ...order, state: "shipped", history: [...order.history, shipped] };
  expect(promisedArrival(sent)).toEqual(promised);
  expect(promisedArrival({ ...sent, history: [shipped] })).toBeNull();
});
