import { expect, it } from "vitest";
import { parsePercent, parseWeight } from "./parse-entry.ts";

it.each([
  ["10", 10_000],
  ["8.45", 8_450],
  [" 1,250.5 g ", 1_250_500],
  ["0.001", 1],
  ["10.", 10_000],
  ["0", 0],
  ["10000", 10_000_000],
])("reads the weight %j", (text, mg) => expect(parseWeight(text)).toBe(mg));

it.each(["", "g", "-1", "1e3", "1.2345", "ten", "10001", "1.2.3", "NaN", "8,45 g"])(
  "reads %j as no weight",
  (text) => expect(parseWeight(text)).toBeNull(),
);

it("reads percentages with two decimals, up to 100", () => {
  expect(["12", "12.5 %", "7.25%", "100", "0"].map(parsePercent)).toEqual([
    1200, 1250, 725, 10_000, 0,
  ]);
  expect(["", "100.01", "1.255", "-3"].map(parsePercent)).toEqual([null, null, null, null]);
});
