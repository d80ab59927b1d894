import { expect, it } from "vitest";
import { nearest } from "./spelling.ts";

const KNOWN = ["ring", "jhumka", "bracelet", "necklace", "diamond", "haar", "har", "card", "22"];

it.each([
  ["jumka", ["jhumka"]],
  ["rign", ["ring"]],
  ["bracelt", ["bracelet"]],
  ["braclte", ["bracelet"]],
  ["neklase", ["necklace"]],
  ["diamnod", ["diamond"]],
  ["platinum", []],
  ["hard", ["card"]],
])("corrects %s to %j", (misspelt, words) => {
  expect(nearest(misspelt, KNOWN)).toEqual(words);
});

it("has the nearest first, then those with the same first letter", () => {
  expect(nearest("kadas", ["tadas", "kadaa", "kadis", "radis"])).toEqual([
    "kadaa",
    "kadis",
    "tadas",
  ]);
});
