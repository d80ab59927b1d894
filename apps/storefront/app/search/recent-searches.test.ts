import { expect, it } from "vitest";
import { withNewest } from "./recent-searches.ts";

it("keeps the newest five searches, each once", () => {
  const all = ["a", "b", "c", "d", "e", "f"].reduce<string[]>(withNewest, []);
  expect(all).toEqual(["f", "e", "d", "c", "b"]);
  expect(withNewest(all, " C ")).toEqual(["C", "f", "e", "d", "b"]);
  expect(withNewest(all, "  ")).toEqual(all);
});
