import { expect, it } from "vitest";
import { changedFields } from "./changed-fields.ts";

it("names the fields that differ, with amounts as money", () => {
  expect(
    changedFields(
      { state: "delivered", perGram: { "24K": 1_328_676, Silver: 16_749 } },
      { state: "returned", perGram: { "24K": 1_335_000, Silver: 16_749 }, amountBack: 5_000 },
    ),
  ).toEqual([
    { name: "state", before: "delivered", after: "returned" },
    { name: "24K", before: "₹13,286.76", after: "₹13,350.00" },
    { name: "goes back now", before: null, after: "₹50.00" },
  ]);
});

it("shows removed values, and no unchanged ones", () => {
  expect(changedFields({ note: "old", on: true }, { on: true })).toEqual([
    { name: "note", before: "old", after: null },
  ]);
  expect(changedFields(null, null)).toEqual([]);
});

it("describes codes, weights, shares and times in words", () => {
  const after = { state: "pending_payment", weighedMg: 5_400, "benefit.shareBp": 4_000 };
  expect(changedFields(null, after)).toEqual([
    { name: "state", before: null, after: "pending payment" },
    { name: "weighed net", before: null, after: "5.400 g" },
    { name: "percent off", before: null, after: "40.00%" },
  ]);
  expect(changedFields(null, { kind: "rates.enter" })[0]?.after).toBe(
    "rates that are entered by hand",
  );
});
