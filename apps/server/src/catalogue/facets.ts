import { type Band, PRICE_BANDS, WEIGHT_BANDS } from "@suvarna/contract/catalogue/bands";
import type { ProductPage, ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { CARATS, type Carat } from "@suvarna/domain/fineness";
import {
  COLOURS,
  type Colour,
  KINDS,
  type Kind,
  OCCASIONS,
  type Occasion,
} from "@suvarna/domain/jewellery";

/**
 * The number of pieces that share the same value in every facet. The carat is null for an empty
 * category.
 */
export interface FacetCell {
  readonly category: {
    readonly id: string;
    readonly slug: string;
    readonly title: string;
    /** The category's earlier titles in lower case. */
    readonly formerTitles?: readonly string[];
  };
  readonly carat: Carat | null;
  readonly metal: string | null;
  readonly kind: Kind | null;
  readonly colour: Colour | null;
  readonly stoneKinds: readonly string[] | null;
  readonly occasions: readonly Occasion[] | null;
  /** The slugs of the collections to which the pieces of the cell belong. */
  readonly collections: readonly string[] | null;
  readonly available: boolean | null;
  /**
   * The lowest price of the facet cell in rupees; null without a rate. All prices of the cell lie
   * in the same price band and on the same side of every limit that the shopper chose.
   */
  readonly price: number | null;
  /**
   * The lowest weight of the facet cell in grams. All weights of the cell lie in the same weight
   * band and on the same side of every limit that the shopper chose.
   */
  readonly weight: number | null;
  readonly count: number;
}

export type Choices = Omit<ProductQuery, "page" | "limit" | "q" | "sort">;

type Facet = keyof ProductPage["facets"];

/**
 * For each facet, a function that checks whether a cell matches the chosen values. When no value of
 * a facet is chosen, every cell matches.
 */
const isChosen: Readonly<Record<Facet, (cell: FacetCell, choices: Choices) => boolean>> = {
  category: ({ category }, { category: wanted }) => !wanted?.length || isCategory(category, wanted),
  carat: ({ carat }, { carat: wanted }) =>
    !wanted?.length || (carat !== null && wanted.includes(carat)),
  metal: ({ metal }, { metal: wanted }) => !wanted?.length || isMetal(metal, wanted),
  kind: ({ kind }, { kind: wanted }) => hasAny([kind], wanted),
  colour: ({ colour }, { colour: wanted }) => hasAny([colour], wanted),
  stone: ({ stoneKinds }, { stone: wanted }) => hasAny(stoneKinds, wanted && stonesNamed(wanted)),
  occasion: ({ occasions }, { occasion: wanted }) => hasAny(occasions, wanted),
  collection: ({ collections }, { collection: wanted }) => hasAny(collections, wanted),
  availability: ({ available }, { available: wanted }) =>
    wanted === undefined || available === wanted,
  price: ({ price }, { minPrice, maxPrice }) => isWithin(price, minPrice, maxPrice),
  weight: ({ weight }, { minWeight, maxWeight }) => isWithin(weight, minWeight, maxWeight),
};

/**
 * Whether at least one of a cell's values is chosen. When nothing is chosen, every cell matches.
 */
function hasAny(
  values: readonly (string | null)[] | null,
  chosen: readonly string[] | undefined,
): boolean {
  return (
    !chosen?.length || (values ?? []).some((value) => value !== null && chosen.includes(value))
  );
}

/** Converts the names of kinds of stones in a query, in upper or lower case, to their codes. */
export function stonesNamed(names: readonly string[]): string[] {
  return names.map((name) => name.toLowerCase());
}

/**
 * Whether a value lies between two limits, both included. A piece without a price matches only when
 * no limit is chosen.
 */
function isWithin(value: number | null, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

const FACETS = Object.keys(isChosen) as Facet[];

/**
 * Whether a query names a category by its title (in any case), its slug or its id, or by an earlier
 * title, so that old addresses still work.
 */
export function isCategory(category: FacetCell["category"], names: readonly string[]): boolean {
  const title = category.title.toLowerCase();
  return names.some(
    (name) =>
      name.toLowerCase() === title ||
      name === category.slug ||
      name === category.id ||
      category.formerTitles?.includes(name.toLowerCase()),
  );
}

/** Whether a query names a metal, in upper or lower case. */
export function isMetal(metal: string | null, metals: readonly string[]): boolean {
  return metals.some((name) => name.toLowerCase() === metal?.toLowerCase());
}

/** Whether a cell matches the chosen values of all facets, except price and weight. */
export function matchesValues(cell: FacetCell, choices: Choices): boolean {
  return VALUE_FACETS.every((facet) => isChosen[facet](cell, choices));
}

const VALUE_FACETS = FACETS.filter((facet) => facet !== "price" && facet !== "weight");

/** The counts of all facets, and the number of pieces that match all choices. */
export type CountedFacets = Pick<ProductPage, "total" | "facets">;

/**
 * Counts the pieces that match all choices. Also counts, for each value of a facet, the pieces that
 * would match if this value were chosen in addition to the choices in the other facets.
 * @param cells in the order in which the categories are listed
 */
export function countFacets(cells: readonly FacetCell[], choices: Choices): CountedFacets {
  const counts = emptyCounts(cells);
  let total = 0;
  for (const cell of cells) {
    if (cell.count === 0) continue;
    const failed = failedFacet(cell, choices);
    if (failed === "several") continue;
    if (failed === null) total += cell.count;
    for (const facet of failed === null ? FACETS : [failed]) {
      for (const value of valuesOf[facet](cell)) add(counts[facet], value, cell.count);
    }
  }
  const entries = FACETS.map((facet) => [
    facet,
    [...counts[facet]].map(([value, count]) => ({ value, count })),
  ]);
  return { total, facets: Object.fromEntries(entries) as ProductPage["facets"] };
}

/**
 * Returns the only facet whose choice a cell does not match; null when the cell matches all
 * choices. A cell that fails in several facets counts for no facet.
 */
function failedFacet(cell: FacetCell, choices: Choices): Facet | "several" | null {
  let failed: Facet | null = null;
  for (const facet of FACETS) {
    if (isChosen[facet](cell, choices)) continue;
    if (failed !== null) return "several";
    failed = facet;
  }
  return failed;
}

type Counts = Map<string, number>;

/** Lists all values of each facet in the order of the shop, each with the count 0. */
function emptyCounts(cells: readonly FacetCell[]): Readonly<Record<Facet, Counts>> {
  const zeros = (values: Iterable<string>) => new Map([...values].map((value) => [value, 0]));
  const countValues = (valuesIn: (cell: FacetCell) => readonly string[]) => {
    const values = new Set<string>();
    for (const cell of cells) for (const value of valuesIn(cell)) values.add(value);
    return values;
  };
  const sorted = (facet: Facet) => [...countValues(valuesOf[facet])].sort();
  return {
    category: zeros(countValues(valuesOf.category)),
    carat: zeros(CARATS),
    metal: zeros(sorted("metal")),
    kind: zeros(KINDS),
    colour: zeros(COLOURS),
    stone: zeros(sorted("stone")),
    occasion: zeros(OCCASIONS),
    collection: zeros(sorted("collection")),
    availability: zeros(["true", "false"]),
    price: zeros(PRICE_BANDS.map(({ value }) => value)),
    weight: zeros(WEIGHT_BANDS.map(({ value }) => value)),
  };
}

/** For each facet, a function that returns a cell's values. */
const valuesOf: Readonly<Record<Facet, (cell: FacetCell) => readonly string[]>> = {
  category: ({ category }) => [category.title],
  carat: ({ carat }) => valueList(carat),
  metal: ({ metal }) => valueList(metal),
  kind: ({ kind }) => valueList(kind),
  colour: ({ colour }) => valueList(colour),
  stone: ({ stoneKinds }) => stoneKinds ?? [],
  occasion: ({ occasions }) => occasions ?? [],
  collection: ({ collections }) => collections ?? [],
  availability: ({ available }) => valueList(available === null ? null : String(available)),
  price: ({ price }) => valueList(bandOf(PRICE_BANDS, price)),
  weight: ({ weight }) => valueList(bandOf(WEIGHT_BANDS, weight)),
};

const valueList = (value: string | null): readonly string[] => (value === null ? [] : [value]);

function bandOf(bands: readonly Band[], value: number | null): string | null {
  if (value === null) return null;
  return bands.find(({ below }) => below === null || value < below)?.value ?? null;
}

function add(counts: Counts, value: string, count: number): void {
  counts.set(value, (counts.get(value) ?? 0) + count);
}
