import { PRICE_BANDS } from "@suvarna/contract/catalogue/bands";
import { KINDS, OCCASIONS } from "@suvarna/domain/jewellery";
import { describe, expect, it } from "vitest";
import { countFacets, type FacetCell } from "./facets.ts";
import { emptyCells } from "./listing/catalogue-copy.ts";

const PLAIN = {
  kind: "ring",
  colour: "yellow",
  stoneKinds: [],
  occasions: ["everyday"],
  collections: [],
} as const;
const JEWELLED = {
  ...PLAIN,
  kind: "necklace",
  stoneKinds: ["diamond", "ruby"],
  occasions: ["wedding", "anniversary"],
  collections: ["mandap"],
} as const;
const SILVER = { ...PLAIN, colour: "silver", occasions: [] } as const;
const GOLD = { id: "1", slug: "gold", title: "Gold" };
const BRIDAL = { id: "2", slug: "bridal", title: "Bridal" };
const EMPTY = { id: "3", slug: "coins", title: "Coins" };
const LIGHT = { price: 49_999.99, weight: 1.999 };
const HEAVY = { price: 300_000, weight: 50 };
const UNPRICED = { price: null, weight: 2 };

const CELLS: FacetCell[] = [
  { category: GOLD, carat: "22K", metal: "Gold", available: true, ...PLAIN, ...LIGHT, count: 8 },
  {
    category: GOLD,
    carat: "22K",
    metal: "Gold",
    available: false,
    ...JEWELLED,
    ...HEAVY,
    count: 1,
  },
  {
    category: GOLD,
    carat: "Silver",
    metal: "Silver",
    available: true,
    ...SILVER,
    ...UNPRICED,
    count: 4,
  },
  {
    category: BRIDAL,
    carat: "22K",
    metal: "Gold",
    available: true,
    ...JEWELLED,
    ...HEAVY,
    count: 2,
  },
  ...emptyCells([EMPTY]),
];

const none = (codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, 0]));
const NONE_OF_KINDS = none(KINDS);
const NONE_OF_OCCASIONS = none(OCCASIONS);
const NONE_OF_PRICES = none(PRICE_BANDS.map(({ value }) => value));

const count = (choices: Parameters<typeof countFacets>[1]) => {
  const { total, facets } = countFacets(CELLS, choices);
  const counts = Object.entries(facets).map(([facet, values]) => [
    facet,
    Object.fromEntries(values.map(({ value, count }) => [value, count])),
  ]);
  return { total, ...Object.fromEntries(counts) };
};

describe("countFacets", () => {
  it("counts everything when nothing is chosen, in the shop's order", () => {
    expect(count({})).toEqual({
      total: 15,
      category: { Gold: 13, Bridal: 2, Coins: 0 },
      carat: { "24K": 0, "22K": 11, "18K": 0, Silver: 4 },
      metal: { Gold: 11, Silver: 4 },
      kind: { ...NONE_OF_KINDS, ring: 12, necklace: 3 },
      colour: { yellow: 11, rose: 0, white: 0, "two-tone": 0, silver: 4 },
      stone: { diamond: 3, ruby: 3 },
      occasion: { ...NONE_OF_OCCASIONS, wedding: 3, anniversary: 3, everyday: 8 },
      collection: { mandap: 3 },
      availability: { true: 14, false: 1 },
      price: { ...NONE_OF_PRICES, "25000-50000": 8, "300000-400000": 3 },
      weight: { "-2": 8, "2-5": 4, "5-10": 0, "10-20": 0, "20-50": 0, "50-": 3 },
    });
  });

  it("counts each facet within the choices of the others, not its own", () => {
    expect(count({ category: ["Bridal"], available: true })).toEqual({
      total: 2,
      category: { Gold: 12, Bridal: 2, Coins: 0 },
      carat: { "24K": 0, "22K": 2, "18K": 0, Silver: 0 },
      metal: { Gold: 2, Silver: 0 },
      kind: { ...NONE_OF_KINDS, necklace: 2 },
      colour: { yellow: 2, rose: 0, white: 0, "two-tone": 0, silver: 0 },
      stone: { diamond: 2, ruby: 2 },
      occasion: { ...NONE_OF_OCCASIONS, wedding: 2, anniversary: 2 },
      collection: { mandap: 2 },
      availability: { true: 2, false: 0 },
      price: { ...NONE_OF_PRICES, "300000-400000": 2 },
      weight: { "-2": 0, "2-5": 0, "5-10": 0, "10-20": 0, "20-50": 0, "50-": 2 },
    });
  });

  it("includes both limits, and pieces without a price only when there is no limit", () => {
    expect(count({ minPrice: 300_000, maxPrice: 300_000 }).total).toBe(3);
    expect(count({ minPrice: 300_000.01 }).total).toBe(0);
    expect(count({ minWeight: 2, maxWeight: 50 })).toMatchObject({
      total: 7,
      price: { "25000-50000": 0, "300000-400000": 3 },
      weight: { "-2": 8, "2-5": 4, "50-": 3 },
    });
    expect(count({ minPrice: 0 }).total).toBe(11);
  });

  it.each([["gold"], ["GOLD"], ["1"]])("finds a category by %s", (name) => {
    expect(count({ category: [name] }).total).toBe(13);
  });

  it("combines several values of one facet", () => {
    expect(count({ category: ["Gold", "Bridal"], carat: ["22K"] }).total).toBe(11);
    expect(count({ metal: ["silver", "gold"] }).total).toBe(15);
  });

  it("finds a piece by any of its stones and occasions, and a stone in any case", () => {
    expect(count({ stone: ["RUBY", "opal"] }).total).toBe(3);
    expect(count({ occasion: ["anniversary", "everyday"] }).total).toBe(11);
    expect(count({ occasion: ["anniversary"], stone: ["opal"] })).toMatchObject({
      total: 0,
      stone: { diamond: 3, ruby: 3 },
      occasion: { wedding: 0, anniversary: 0 },
    });
    expect(count({ collection: ["mandap"], kind: ["ring"] })).toMatchObject({
      total: 0,
      kind: { ring: 0, necklace: 3 },
      collection: { mandap: 0 },
    });
  });

  it("finds nothing in an unknown category", () => {
    expect(count({ category: ["Hats"] })).toMatchObject({ total: 0, category: { Gold: 13 } });
  });
});
