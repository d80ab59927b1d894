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
    { name: "perGram.24K", before: "₹13,286.76", after: "₹13,350.00" },
    { name: "amountBack", before: null, after: "₹50.00" },
  ]);
});

it("shows what is gone, and nothing of what stayed", () => {
  expect(changedFields({ note: "old", on: true }, { on: true })).toEqual([
    { name: "note", before: "old", after: null },
  ]);
  expect(changedFields(null, null)).toEqual([]);
});
