import type { Cart } from "@suvarna/contract/cart/schemas";
import type { Quote } from "@suvarna/contract/orders/schemas";
import { describe, expect, it } from "vitest";
import {
  acceptedOfferOf,
  currentSaving,
  isSameOffer,
  minutesWords,
  type PriceLock,
  priceLock,
  secondsLeft,
  timeLeftWords,
} from "./price-lock.ts";

const QUOTE = {
  quoteId: "q1",
  items: [
    { productId: "ring", size: "12", quantity: 1 },
    { productId: "chain", quantity: 2 },
  ],
  totals: { total: 1000.5 },
  ratesAt: "2026-11-21T06:12:00.000Z",
  expiresAt: "2026-11-21T06:27:00.000Z",
  serverTime: "2026-11-21T06:12:00.000Z",
} as Quote;
const AT_LOCK = Date.parse(QUOTE.serverTime);
const MINUTE = 60_000;

describe("the time that is left", () => {
  it.each([
    ["a clock that goes right", 0],
    ["a clock that is an hour behind", -60 * MINUTE],
    ["a clock in another year", 400 * 24 * 60 * MINUTE],
  ])("is the shop's by %s", (_which, wrongBy) => {
    const lock = priceLock(QUOTE, AT_LOCK + wrongBy);
    const leftAfter = (ms: number) => secondsLeft(lock, AT_LOCK + wrongBy + ms);
    expect(leftAfter(0)).toBe(900);
    expect(leftAfter(139_000)).toBe(761);
    expect(leftAfter(15 * MINUTE - 1)).toBe(1);
    expect(leftAfter(15 * MINUTE)).toBe(0);
    // The test simulates a laptop that slept for an hour.
    expect(leftAfter(75 * MINUTE)).toBe(0);
  });

  it("is rather too little than too much when the answer was long on its way", () => {
    // The lock was requested 4 s before the server answered, and the answer arrived 3 s later.
    const lock = priceLock(QUOTE, AT_LOCK - 4000);
    expect(secondsLeft(lock, AT_LOCK + 3000)).toBe(893);
  });

  it.each([
    [900, "15 minutes"],
    [761, "13 minutes"],
    [61, "2 minutes"],
    [60, "1 minute"],
    [9, "1 minute"],
    [3723, "1 hour 3 minutes"],
  ])("of %i seconds reads %s", (seconds, words) => {
    expect(minutesWords(seconds)).toBe(words);
  });

  it("is announced at five minutes and at one, and not between", () => {
    expect(timeLeftWords(301)).toBeNull();
    const five = "The price is locked for 5 more minutes.";
    expect([300, 299, 61].map(timeLeftWords)).toEqual([five, five, five]);
    const one = "The price is locked for one more minute.";
    expect([60, 1, 0].map(timeLeftWords)).toEqual([one, one, one]);
  });
});

describe("an offer", () => {
  const seen = (overrides: object = {}) =>
    acceptedOfferOf({ ...QUOTE, clockAhead: 0, ...overrides });

  it("is the same by another lock with the same lines and total, in whatever order", () => {
    const again = { quoteId: "q2", items: QUOTE.items.toReversed(), expiresAt: "later" };
    expect(isSameOffer(seen(), seen(again))).toBe(true);
  });

  it.each([
    ["another total", { totals: { total: 1000.51 } }],
    ["a line less", { items: QUOTE.items.slice(1) }],
    ["another size", { items: [{ ...QUOTE.items[0], size: "14" }, QUOTE.items[1]] }],
    ["another quantity", { items: [QUOTE.items[0], { ...QUOTE.items[1], quantity: 1 }] }],
  ])("is another with %s", (_what, overrides) => {
    expect(isSameOffer(seen(), seen(overrides))).toBe(false);
  });
});

describe("the saving at the current rates", () => {
  const lock: PriceLock = { ...QUOTE, clockAhead: 0 };
  function cart(total: number, overrides: object = {}): Cart {
    const items = QUOTE.items.map(({ productId, size, quantity }) => {
      return { product: { _id: productId }, size, quantity, realTimeTotalPrice: 1 };
    });
    const totals = { total };
    return { items, totals, ratesAt: "2026-11-21T06:13:00.000Z", ...overrides } as unknown as Cart;
  }

  it("is the difference of the totals, to the paisa, and never less than nothing", () => {
    expect(currentSaving(lock, cart(1000.4))).toBe(0.1);
    expect(currentSaving(lock, cart(1000.5))).toBe(0);
    expect(currentSaving(lock, cart(2000))).toBe(0);
  });

  it.each([
    ["a cart of before the lock", { ratesAt: QUOTE.ratesAt }],
    ["a cart without rates", { ratesAt: null }],
    ["another cart", { items: [] }],
    [
      "a cart of which a price is not known",
      { items: cart(1).items.map((item) => ({ ...item, realTimeTotalPrice: null })) },
    ],
  ])("is zero for %s", (_which, overrides) => {
    expect(currentSaving(lock, cart(500, overrides))).toBe(0);
  });
});
