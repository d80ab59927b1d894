import { expect, it } from "vitest";
import { weightFrom } from "./typed-grams.ts";

it("reads grams with a point as milligrams", () => {
  expect(weightFrom(" 6.7 ")).toBe(6_700);
  expect(weightFrom("17.605")).toBe(17_605);
  expect(weightFrom("")).toBeNull();
});

it.each(["6,700", "6,7", "1,234.5", "0", "-1", "6.7005"])("refuses %j as a weight", (text) => {
  expect(weightFrom(text)).toBeUndefined();
});
