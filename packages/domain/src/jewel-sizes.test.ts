import { describe, expect, it } from "vitest";
import { BANGLE_SIZES, type JewelSize, RING_SIZES, sizeOfDiameter } from "./jewel-sizes.ts";

const named = (sizes: readonly JewelSize[], name: string) =>
  sizes.find((size) => size.name === name);

describe("ring sizes", () => {
  it("are 1 to 30, each wider than the one before", () => {
    expect(RING_SIZES.map(({ name }) => Number(name))).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    RING_SIZES.reduce((narrower, wider) => {
      expect(wider.circumference).toBeGreaterThan(narrower.circumference);
      return wider;
    });
  });
  it.each([
    ["6", 46.1, 14.67],
    ["10", 50, 15.92],
    ["16", 56.3, 17.92],
    ["22", 62.1, 19.77],
  ])("%s is %d mm around and %d mm across", (name, circumference, diameter) => {
    expect(named(RING_SIZES, name)?.circumference).toBe(circumference);
    expect(named(RING_SIZES, name)?.diameter).toBeCloseTo(diameter, 2);
  });
});

describe("bangle sizes", () => {
  it.each([
    ["2.2", 53.975],
    ["2.4", 57.15],
    ["2.8", 63.5],
    ["2.10", 66.675],
    ["2.14", 73.025],
  ])("%s is %d mm across", (name, diameter) => {
    expect(named(BANGLE_SIZES, name)?.diameter).toBeCloseTo(diameter, 2);
  });
});

it.each([
  [15.9, "10"],
  [17.8, "16"],
  [5, "1"],
  [40, "30"],
])("a ring of %d mm inside is a size %s", (diameter, name) => {
  expect(sizeOfDiameter(RING_SIZES, diameter).name).toBe(name);
});
