import { expect, it } from "vitest";
import { isStorableAddress, isStorableJson } from "./storable-text.ts";

it.each([
  ["a\u0000b", false],
  ["a backslash before it: \\\u0000", false],
  ["half of a pair: \ud83d", false],
  ["the other half: \udc8d", false],
  ["a ring: \ud83d\udc8d", true],
  ["typed: a\\u0000b", true],
  ["typed: D:\\udemy\\x and C:\\users\\udaipur", true],
])("checks whether the database can store %j", (text, isStorable) => {
  expect(isStorableJson(JSON.stringify({ text }))).toBe(isStorable);
});

it("refuses a NUL in an address in both spellings", () => {
  expect(isStorableAddress("/shop?q=%00")).toBe(false);
  expect(isStorableAddress("/shop?q=\0")).toBe(false);
  expect(isStorableAddress("/shop?q=100%25")).toBe(true);
});
