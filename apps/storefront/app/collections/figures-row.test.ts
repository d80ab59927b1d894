import { expect, it } from "vitest";
import { figuresRow } from "./figures-row.ts";

it("omits a figure that the pieces do not have", () => {
  const none = { count: 0, carats: [], purity: null, weights: null, making: null, stoneCarats: 0 };
  expect(figuresRow(none, [], [{ value: "9 days", words: "at one bench" }])).toEqual([
    { value: "9 days", words: "at one bench" },
  ]);
  const some = { ...none, purity: 91.7, stoneCarats: 7.4, making: { least: 1500, most: 1900 } };
  expect(figuresRow(some, ["ruby", "pearl"], []).map(({ value, words }) => [value, words])).toEqual(
    [
      ["91.7%", "gold in every piece"],
      ["7.4 ct", "of ruby and pearl in all of them together"],
      ["15 to 19%", "making charge, written on every piece"],
    ],
  );
});
