import { expect, it } from "vitest";
import { prependSearch } from "./recent-searches.ts";

it("stores the newest five searches, each once", () => {
  const all = ["a", "b", "c", "d", "e", "f"].reduce<string[]>(prependSearch, []);
  expect(all).toEqual(["f", "e", "d", "c", "b"]);
  expect(prependSearch(all, " C ")).toEqual(["C", "f", "e", "d", "b"]);
  expect(prependSearch(all, "  ")).toEqual(all);
});
