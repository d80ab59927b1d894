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
  expect(activeFilters(filters, CATEGORIES)).toMatchObject([{ key: "category", label: name }]);
});
