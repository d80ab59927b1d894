import { expect, it } from "vitest";
import { arrivalOf, deliveryEstimate } from "./delivery-estimate.ts";

it.each([
  ["a Wednesday", "2026-11-18", false, "2026-11-24", "2026-11-27"],
  ["a Friday, a Sunday after it", "2026-11-20", false, "2026-11-26", "2026-11-30"],
  ["a Saturday", "2026-11-21", false, "2026-11-28", "2026-12-01"],
  ["a Sunday, when nobody works", "2026-11-22", false, "2026-11-28", "2026-12-01"],
  ["the end of a year", "2026-12-28", false, "2027-01-03", "2027-01-06"],
  ["a Wednesday, made to order", "2026-11-18", true, "2026-11-29", "2026-12-08"],
])(
  "bought on %s (%s, to order: %s) it comes from %s to %s",
  (_when, today, madeToOrder, from, to) => {
    expect(deliveryEstimate(today, { madeToOrder })).toEqual({ from, to });
  },
);

it("is later for another country", () => {
  const country = "United States";
  expect(deliveryEstimate("2026-11-18", { madeToOrder: false, country })).toEqual({
    from: "2026-11-26",
    to: "2026-12-02",
  });
  expect(arrivalOf("2026-11-26", country)).toEqual({ from: "2026-12-03", to: "2026-12-08" });
});

it("is five to seven days after the dispatch", () => {
  expect(arrivalOf("2026-11-26")).toEqual({ from: "2026-12-01", to: "2026-12-03" });
});
