import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { expect, it } from "vitest";
import { promisedWords } from "./order-path.tsx";

const at = (state: string, day: string) => ({ state, at: `2026-11-${day}T06:00:00Z` });

function pageWith(...history: ReturnType<typeof at>[]) {
  const order = {
    state: history.at(-1)?.state,
    history,
    items: [{}],
    shippingAddress: { country: "India" },
  };
  return { order, steps: history, dispatchBy: "2026-11-27T12:30:00Z" } as unknown as OrderPage;
}

it("keeps the promised days after the dispatch", () => {
  const page = pageWith(at("confirmed", "25"), at("shipped", "26"));
  expect(promisedWords(page, "shipped")).toBe("27 Nov");
  expect(promisedWords(page, "delivered")).toBe("1 Dec to 4 Dec");
  expect(promisedWords(page, "confirmed")).toBeNull();
});

it("says nothing beside an order that was not dispatched", () => {
  expect(promisedWords(pageWith(at("confirmed", "25")), "delivered")).toBeNull();
});

it("promises nothing for pieces that were handed over at the counter", () => {
  const page = pageWith(at("confirmed", "25"), at("shipped", "25"), at("delivered", "25"));
  const takenAway = { ...page, order: { ...page.order, takenAway: true } };
  expect(promisedWords(takenAway, "shipped")).toBeNull();
  expect(promisedWords(takenAway, "delivered")).toBeNull();
});
