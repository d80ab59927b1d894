import { expect, it } from "vitest";
import { isGstin } from "./gstin.ts";

it("checks a GSTIN by its form and its check character", () => {
  expect(isGstin("27AAPFU0939F1ZV")).toBe(true);
  expect(isGstin("29AAGCB7383J1Z4")).toBe(true);
  for (const wrong of [
    "27AAPFU0939F1ZW",
    "27AAPFU0993F1ZV",
    "27aapfu0939f1zv",
    "27AAPFU0939F1Z",
    "",
  ]) {
    expect(isGstin(wrong)).toBe(false);
  }
});
