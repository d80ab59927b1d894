import { expect, it } from "vitest";
import { shorterSearches } from "./near-search.ts";

it("omits each of the typed words in turn, but not the only one", () => {
  expect(shorterSearches(" rose  gold anklet ")).toEqual([
    { leftOut: "rose", words: "gold anklet" },
    { leftOut: "gold", words: "rose anklet" },
    { leftOut: "anklet", words: "rose gold" },
  ]);
  expect(shorterSearches("anklet")).toEqual([]);
  expect(shorterSearches("")).toEqual([]);
  expect(shorterSearches("a b c d e f g h")).toHaveLength(6);
});
