import { describe, expect, it } from "vitest";
import { categoryAddress } from "../site-map.ts";
import { activeFilters } from "./active-filters.ts";
import { BANDS, bandLabel, chosenBandLabel, toggleBand } from "./bands.ts";
import {
  clearFilters,
  isChosen,
  NO_FILTERS,
  readFilters,
  searchOf,
  toggleFilter,
} from "./shop-filters.ts";

const read = (address: string) => readFilters(new URLSearchParams(address));

describe("the filters in the address", () => {
  it("are read as they were written", () => {
    const filters = {
      category: ["Bridal", "Gold & Co", "Rings, bands, and more"],
      carat: ["22K", "Silver"],
      metal: ["Gold"],
      kind: ["ring", "nosepin"],
      colour: ["rose", "two-tone"],
      stone: ["ruby", "black bead"],
      occasion: ["for-him"],
      collection: ["mandap"],
      minPayable: 5000,
      maxPayable: 100_000.5,
      q: "polki",
      minPrice: 50_000,
      maxPrice: 100_000,
      minWeight: 2.5,
      maxWeight: 9.999,
      minDiscount: 10,
      maxDiscount: 30,
      available: true,
      sort: "price-asc",
      page: 3,
    } as const;
    expect(read(searchOf(filters))).toEqual(filters);
  });

  it("add nothing to the address when nothing is chosen", () => {
    expect(searchOf(NO_FILTERS)).toBe("");
    expect(read("")).toEqual(NO_FILTERS);
  });

  it("may be repeated or separated by commas", () => {
    expect(read("category=Gold,Silver&category=Bridal").category).toEqual([
      "Gold",
      "Silver",
      "Bridal",
    ]);
  });

  it.each([
    "page=0",
    "page=-1",
    "page=two",
    "page=1.5",
    "carat=9K",
    "kind=hat",
    "colour=green",
    "occasion=birthday",
    "maxPayable=-1",
    "sort=loudest",
    "minPrice=-5",
    "maxPrice=much",
    "minPrice=",
    "minWeight=-1",
    "maxWeight=10001",
    "minDiscount=101",
    "available=perhaps",
    "utm_source=x",
    "q=%20",
  ])("ignore impossible values: %s", (address) => {
    expect(read(address)).toEqual(NO_FILTERS);
  });

  it("spell the address of a category as its links do", () => {
    const title = "Rings & Bands";
    expect(categoryAddress(title)).toBe("/shop?category=Rings+%26+Bands");
    expect(categoryAddress(title)).toBe(`/shop${searchOf({ ...NO_FILTERS, category: [title] })}`);
  });
});

describe("changing a filter", () => {
  const filters = read("category=bridal&carat=22K&sort=newest&page=4");

  it("returns to page 1", () => {
    expect(toggleFilter(filters, "carat", "18K")).toMatchObject({ carat: ["22K", "18K"], page: 1 });
  });

  it("matches a category in upper or lower case", () => {
    expect(isChosen(filters, "category", "Bridal")).toBe(true);
    expect(toggleFilter(filters, "category", "Bridal").category).toEqual([]);
  });

  it("clears everything except the sort order", () => {
    expect(searchOf(clearFilters(filters))).toBe("?sort=newest");
  });

  it.each(["price", "weight"] as const)("chooses one band of %s at a time", (key) => {
    const [under, next] = BANDS[key];
    if (!under || !next) throw new Error("No bands");
    const chosen = toggleBand(toggleBand(filters, key, under), key, next);
    expect(chosen.page).toBe(1);
    expect(chosenBandLabel(chosen, key)).toBe(bandLabel(key, next));
    expect(chosenBandLabel(read(searchOf(chosen)), key)).toBe(bandLabel(key, next));
    expect(chosenBandLabel(toggleBand(chosen, key, next), key)).toBeNull();
  });
});

it("labels the bands by their limits", () => {
  const prices = BANDS.price.map((band) => bandLabel("price", band));
  expect([prices[0], prices[4], prices.at(-1)]).toEqual([
    "Under ₹10,000",
    "₹75,000 to ₹1,00,000",
    "Above ₹15,00,000",
  ]);
  expect(BANDS.weight.map((band) => bandLabel("weight", band)).slice(0, 2)).toEqual([
    "Under 2 g",
    "2 to 5 g",
  ]);
  expect(chosenBandLabel(read("minWeight=3"), "weight")).toBe("Above 3 g");
});

it("names every filter that is active, each with the filters without it", () => {
  const filters = read(
    "q=polki&category=Bridal&carat=22K&kind=ring&colour=rose&stone=RUBY&occasion=for-him&maxPayable=100000&minPrice=70000&maxWeight=20&available=true&page=2",
  );
  const active = activeFilters(filters);
  expect(active.map(({ label }) => label)).toEqual([
    "“polki”",
    "Rings",
    "Rose gold",
    "22K",
    "Bridal",
    "Ruby",
    "For him",
    "Under ₹1,00,000",
    "Above ₹70,000 before GST",
    "Under 20 g",
    "In stock or made to order",
  ]);
  let left = filters;
  for (const { label } of active) {
    left = activeFilters(left).find((filter) => filter.label === label)?.without ?? left;
  }
  expect(searchOf(left)).toBe("");
});

it.each([
  ["minDiscount=10&maxDiscount=10", "10% off"],
  ["minDiscount=1&maxDiscount=30", "Up to 30% off"],
  ["minDiscount=10&maxDiscount=30", "10% to 30% off"],
  ["minDiscount=20", "20% off or more"],
  ["minDiscount=1", "Reduced"],
  ["maxDiscount=0", "Not reduced"],
])("describes the discounts of %s as %s, and can remove them", (search, label) => {
  const [filter, ...others] = activeFilters(read(`q=ring&${search}`)).toReversed();
  expect(filter).toMatchObject({ key: "discount", label });
  expect(searchOf(filter?.without ?? NO_FILTERS)).toBe("?q=ring");
  expect(others.map(({ key }) => key)).toEqual(["q"]);
});
