import { expect, it } from "vitest";
import { changeBp, comparedPeriods, FIGURE_PERIODS, salesOf, shareBp } from "./figures.ts";
import { ORDER_STATES } from "./order.ts";

const iso = (date: Date) => date.toISOString();

it.each([
  ["day", "2026-11-20", "2026-11-19T18:30", "2026-11-20T18:30", "2026-11-18T18:30"],
  ["week", "2026-11-20", "2026-11-15T18:30", "2026-11-22T18:30", "2026-11-08T18:30"],
  ["week", "2026-11-22", "2026-11-15T18:30", "2026-11-22T18:30", "2026-11-08T18:30"],
  ["month", "2026-03-31", "2026-02-28T18:30", "2026-03-31T18:30", "2026-01-31T18:30"],
] as const)("the %s of %s is one of India's calendar", (period, day, from, until, before) => {
  const { now, before: earlier } = comparedPeriods(period, day, new Date("2027-01-01"));
  expect([iso(now.from), iso(now.until), iso(earlier.from), iso(earlier.until)]).toEqual(
    [from, until, before, from].map((time) => `${time}:00.000Z`),
  );
});

it("compares a running week with the same part of the week before", () => {
  const noon = new Date("2026-11-20T06:30:00Z");
  const { comparedUntil } = comparedPeriods("week", "2026-11-20", noon);
  expect(iso(comparedUntil)).toBe("2026-11-13T06:30:00.000Z");
  for (const period of FIGURE_PERIODS) {
    const past = comparedPeriods(period, "2026-05-05", noon);
    expect(past.comparedUntil).toEqual(past.before.until);
  }
});

it("never compares the end of a long month with more than the whole month before", () => {
  const { before, comparedUntil } = comparedPeriods(
    "month",
    "2026-03-31",
    new Date("2026-03-31T12:00:00Z"),
  );
  expect(comparedUntil).toEqual(before.until);
});

it("counts the money of an order that the shop keeps", () => {
  const sales = ORDER_STATES.map((state) => [state, salesOf({ state, total: 900, refunded: 100 })]);
  expect(Object.fromEntries(sales)).toEqual({
    pending_payment: 0,
    confirmed: 800,
    processing: 800,
    shipped: 800,
    delivered: 800,
    cancelled: 0,
    payment_failed: 0,
    returned: 0,
    refunded: 0,
  });
});

it("computes changes and shares, and none of zero", () => {
  expect([changeBp(0, 5), changeBp(200, 250), changeBp(200, 100)]).toEqual([null, 2500, -5000]);
  expect([shareBp(1, 0), shareBp(75, 6842)]).toEqual([null, 110]);
});
