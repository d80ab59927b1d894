import { expect, it } from "vitest";
import { isMadeInSize, sizeKind } from "./size-kind.ts";
import { millimetres, SIZE_TABLES } from "./size-tables.ts";

const sizes = (...names: string[]) => names.map((size) => ({ size }));

it.each([
  [["8", "10", "12"], "ring"],
  [["10 & 16", "12 & 18"], "ring"],
  [["2.2", "2.10"], "bangle"],
  [["S", "M"], null],
  [["45 cm"], null],
  [[], null],
])("%j are sizes of a %s", (names, kind) => {
  expect(sizeKind(sizes(...names))).toBe(kind);
});

it("finds a size alone and in a pair", () => {
  expect(isMadeInSize(sizes("8", "10 & 16"), "16")).toBe(true);
  expect(isMadeInSize(sizes("8", "10 & 16"), "1")).toBe(false);
});

it.each(["ring", "bangle"] as const)("recognises every size of the %s table", (kind) => {
  for (const { name } of SIZE_TABLES[kind]) expect(sizeKind(sizes(name))).toBe(kind);
});

it("shows millimetres as the trade rounds them", () => {
  expect([57.15, 53.975, 50].map(millimetres)).toEqual(["57.2 mm", "54.0 mm", "50.0 mm"]);
});
