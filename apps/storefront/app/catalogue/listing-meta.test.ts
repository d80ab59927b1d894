import { describe, expect, it } from "vitest";
import { listingMeta } from "./listing-meta.ts";
import { NO_FILTERS } from "./shop-filters.ts";

const CATEGORIES = [{ value: "Gold" }, { value: "Bridal" }];
const metaOf = (change: Partial<typeof NO_FILTERS>) =>
  listingMeta({ ...NO_FILTERS, ...change }, CATEGORIES);

describe("listingMeta", () => {
  it.each([
    [{}, "/shop", "All jewellery"],
    [{ page: 3 }, "/shop?page=3", "All jewellery, page 3"],
    [{ category: ["Bridal"] }, "/shop?category=Bridal", "Bridal"],
    [{ category: ["Gold"], page: 2 }, "/shop?category=Gold&page=2", "Gold, page 2"],
    [{ category: ["Gold"], sort: "price-asc" }, "/shop?category=Gold", "Gold"],
  ] as const)("knows %o as %s", (change, address, title) => {
    expect(metaOf(change)).toMatchObject({ address, title, personal: false });
  });

  it.each([
    { category: ["Gold", "Bridal"] },
    { q: "kada" },
    { category: ["Gold"], carat: ["22K"] },
    { maxPrice: 50_000 },
    { available: true },
  ] as const)("keeps %o out of indexes", (change) => {
    expect(metaOf(change)).toMatchObject({ personal: true });
  });

  it("describes each category and page in its own words", () => {
    const all = [{}, { page: 2 }, { category: ["Gold"] }, { category: ["Bridal"] }].map(
      (change) => metaOf(change).description,
    );
    expect(new Set(all).size).toBe(all.length);
  });
});
