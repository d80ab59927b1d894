import { expect, it } from "vitest";
import { cutPage } from "./cut-page.ts";

it("names the last row of a page only when another page follows", () => {
  expect(cutPage(["a", "b", "c"], 2)).toEqual({ page: ["a", "b"], last: "b" });
  expect(cutPage(["a", "b"], 2)).toEqual({ page: ["a", "b"], last: null });
  expect(cutPage(["a"], 2)).toEqual({ page: ["a"], last: null });
  expect(cutPage([], 2)).toEqual({ page: [], last: null });
});
