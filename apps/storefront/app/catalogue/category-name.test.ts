import { expect, it } from "vitest";
import { activeFilters } from "./active-filters.ts";
import { listingTitle } from "./listing-title.ts";
import { NO_FILTERS } from "./shop-filters.ts";

const CATEGORIES = [{ value: "Gold", name: "सोना" }, { value: "Temple" }];

it.each([
  ["gold", "सोना"],
  ["Temple", "Temple"],
  ["Unknown", "Unknown"],
])("names the category %s as the reply of the listing does", (title, name) => {
  const filters = { ...NO_FILTERS, category: [title] };
  expect(listingTitle(filters, CATEGORIES)).toBe(name);
  expect(activeFilters(filters, { category: CATEGORIES })).toMatchObject([
    { key: "category", label: name },
  ]);
});

it("names a collection as the reply of the listing does, else by its slug", () => {
  const filters = { ...NO_FILTERS, collection: ["mandir", "for-him"] };
  const collection = [{ value: "mandir", name: "मंदिर" }, { value: "for-him" }];
  expect(activeFilters(filters, { collection }).map(({ label }) => label)).toEqual([
    "मंदिर",
    "For him",
  ]);
});
