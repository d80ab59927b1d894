import { expect, it } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 6, 7, 8, 9]],
])("page %i of %i", (current, last, shown) => {
  expect(pageNumbers(current, last)).toEqual(shown);
});

it("has no gap of one page and never more than seven entries", () => {
  for (let last = 1; last < 40; last++) {
    for (let current = 1; current <= last; current++) {
      const places = pageNumbers(current, last);
      expect(places.length).toBeLessThanOrEqual(7);
      expect(places).toContain(current);
    }
  }
});
