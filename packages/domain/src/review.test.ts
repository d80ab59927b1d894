import { expect, it } from "vitest";
import { averageStars, reviewerName } from "./review.ts";

it("shows the first name and one initial, never the whole name", () => {
  expect(reviewerName("Meera Lakshmi Nair")).toBe("Meera N.");
  expect(reviewerName("  kavya  rao ")).toBe("kavya R.");
  expect(reviewerName("Ananya")).toBe("Ananya");
  expect(reviewerName("")).toBe("");
});

it("is the mean of the stars with one decimal", () => {
  expect(averageStars([0, 0, 0, 0, 0])).toBeNull();
  expect(averageStars([0, 0, 0, 1, 2])).toBe(4.7);
  expect(averageStars([1, 0, 0, 0, 1])).toBe(3);
});
