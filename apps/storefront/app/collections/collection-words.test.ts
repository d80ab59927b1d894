import { expect, it } from "vitest";
import {
  collectionIn,
  figuresRow,
  gramsSpan,
  metalOf,
  percentSpan,
  thePieces,
} from "./collection-words.ts";

it("names the pieces, the grades and the spans", () => {
  expect([thePieces(1), thePieces(8), thePieces(40)]).toEqual([
    "the piece",
    "the eight pieces",
    "the 40 pieces",
  ]);
  expect(collectionIn(["22K"])).toBe("A collection in 22K");
  expect(collectionIn(["22K", "18K", "Silver"])).toBe("A collection in 22K, 18K and silver");
  expect([metalOf(["18K"]), metalOf(["Silver"]), metalOf(["22K", "Silver"])]).toEqual([
    "18K gold",
    "silver",
    "gold and silver",
  ]);
  expect(gramsSpan({ least: 5.6, most: 82 })).toBe("5.6 to 82\u00a0g");
  expect(percentSpan({ least: 1500, most: 1500 })).toBe("15%");
});

it("leaves out a figure that the pieces do not have", () => {
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
