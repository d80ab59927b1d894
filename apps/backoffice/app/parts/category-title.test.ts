import { expect, it } from "vitest";
import { categoryLabel, categoryTitle } from "./category-title.ts";

it("names a category, and has words for a deleted one", () => {
  const all = [{ _id: "1", title: "Rings" }];
  expect(categoryTitle("1", all)).toBe("Rings");
  expect(categoryTitle("2", all)).toBe("a deleted category");
  expect(categoryTitle("2", undefined)).toBe("a category");
});

it("says in a choice which category the menus do not show", () => {
  expect(categoryLabel({ title: "Rings", shown: true })).toBe("Rings");
  expect(categoryLabel({ title: "Coins", shown: false })).toBe("Coins (not in the menus)");
});
