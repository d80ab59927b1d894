import { expect, it } from "vitest";
import { isNewer } from "./newer-version.ts";

it("compares versions as numbers", () => {
  expect(isNewer({ version: "10" }, { version: "9" })).toBe(true);
  expect(isNewer({ version: "9" }, { version: "9" })).toBe(false);
  expect(isNewer({ version: "9" }, { version: "10" })).toBe(false);
});
