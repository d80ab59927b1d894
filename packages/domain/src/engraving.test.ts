import { expect, it } from "vitest";
import { canEngrave, engravingOf } from "./engraving.ts";

it.each([
  ["a & r  22.11.26", "A & R 22.11.26"],
  ["  for ma ", "FOR MA"],
  ["", ""],
])("engraves %j as %j", (typed, letters) => {
  expect(engravingOf(typed)).toBe(letters);
  expect(canEngrave(letters)).toBe(true);
});

it.each(["A & R 22.11.2026", "ÉTOILE", "A+B", "HEART ♥", "A_B"])("can't engrave %j", (typed) => {
  expect(canEngrave(engravingOf(typed))).toBe(false);
});
