import { describe, expect, it } from "vitest";
import { loadingOrder, nearestFrame } from "./spin-frames.ts";

describe("the loading order of the frames of a turn", () => {
  it.each([1, 2, 7, 24, 36])("contains each of %i once", (count) => {
    const order = loadingOrder(count);
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
  });
  it("starts with a few from all around", () => {
    expect(loadingOrder(36).slice(0, 4)).toEqual([0, 18, 9, 27]);
  });
  it("is empty for no frames", () => {
    expect(loadingOrder(0)).toEqual([]);
  });
});

describe("the frame that is shown", () => {
  const loaded = [true, false, false, true, false, false, false, false];
  it.each([
    [3, 3],
    [2, 3],
    [1, 0],
    [7, 0],
    [5, 3],
  ])("for view %i is %i, the nearest loaded one", (wished, shown) => {
    expect(nearestFrame(loaded, wished)).toBe(shown);
  });
  it("is none while none is loaded", () => {
    expect(nearestFrame([false, false], 1)).toBe(-1);
  });
});
