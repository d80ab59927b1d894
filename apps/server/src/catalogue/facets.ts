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

/** How many pieces share the same value in every facet. The carat is null for an empty category. */
export interface FacetCell {
  readonly category: {
    readonly id: string;
    readonly slug: string;
    readonly title: string;
    /** Its earlier titles in lower case. */
    readonly formerTitles?: readonly string[];
  };
  readonly carat: Carat | null;
  readonly metal: string | null;
  readonly kind: Kind | null;
  readonly colour: Colour | null;
  readonly stoneKinds: readonly string[] | null;
  readonly occasions: readonly Occasion[] | null;
  /** The slugs of the collections. */
  readonly collections: readonly string[] | null;
  readonly available: boolean | null;
  /**
   * The lowest price of the cell in rupees; null without a rate. Prices in one cell lie in the same
   * band and on the same side of every chosen limit.
   */
  readonly price: number | null;
  /** The lowest weight of the cell in grams, grouped in the same way as the price. */
  readonly weight: number | null;
  readonly count: number;
}

export type Choices = Omit<ProductQuery, "page" | "limit" | "q" | "sort">;

type Facet = keyof ProductPage["facets"];

/**
 * For each facet, whether a cell matches the chosen values. A facet without a choice matches every
 * cell.
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

/** Whether any of a cell's values is wanted. Without a choice every cell matches. */
function hasAny(
  values: readonly (string | null)[] | null,
  wanted: readonly string[] | undefined,
): boolean {
  return (
    !wanted?.length || (values ?? []).some((value) => value !== null && wanted.includes(value))
  );
}

/** The codes of the kinds of stones that a query names in any case. */
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
 * Whether a query names a category by its title (in any case), its slug or its id; or by a title that
 * it had before, so that addresses stay.
 */
export function isCategory(category: FacetCell["category"], wanted: readonly string[]): boolean {
  const title = category.title.toLowerCase();
  return wanted.some(
    (name) =>
      name.toLowerCase() === title ||
      name === category.slug ||
      name === category.id ||
      category.formerTitles?.includes(name.toLowerCase()),
  );
}

/** Whether a query names a metal, in upper or lower case. */
export function isMetal(metal: string | null, wanted: readonly string[]): boolean {
  return wanted.some((name) => name.toLowerCase() === metal?.toLowerCase());
}

/**
 * Counts the pieces that match all choices, and for each value of a facet the pieces that would
 * match if it were chosen besides the choices in the other facets.
 * @param cells in the order in which the categories are listed
 */
export function countFacets(
  cells: readonly FacetCell[],
  choices: Choices,
): Pick<ProductPage, "total" | "facets"> {
  const within = (without: Facet | null) =>
    cells.filter((cell) =>
      FACETS.every((facet) => facet === without || isChosen[facet](cell, choices)),
    );
  const titles = cells.map(({ category }) => category.title);
  const metals = cells.flatMap(({ metal }) => metal ?? []).sort();
  const stones = cells.flatMap(({ stoneKinds }) => stoneKinds ?? []).sort();
  const slugs = cells.flatMap(({ collections }) => collections ?? []).sort();
  return {
    total: sum(within(null)),
    facets: {
      category: tally(titles, within("category"), ({ category }) => category.title),
      carat: tally(CARATS, within("carat"), ({ carat }) => carat),
      metal: tally(metals, within("metal"), ({ metal }) => metal),
      kind: tally(KINDS, within("kind"), ({ kind }) => kind),
      colour: tally(COLOURS, within("colour"), ({ colour }) => colour),
      stone: tallyEach(stones, within("stone"), ({ stoneKinds }) => stoneKinds),
      occasion: tallyEach(OCCASIONS, within("occasion"), ({ occasions }) => occasions),
      collection: tallyEach(slugs, within("collection"), ({ collections }) => collections),
      availability: tally(["true", "false"], within("availability"), ({ available }) =>
        String(available),
      ),
      price: tallyBands(PRICE_BANDS, within("price"), ({ price }) => price),
      weight: tallyBands(WEIGHT_BANDS, within("weight"), ({ weight }) => weight),
    },
  };
}

function tally(
  values: readonly string[],
  cells: readonly FacetCell[],
  choiceOf: (cell: FacetCell) => string | null,
): { value: string; count: number }[] {
  return [...new Set(values)].map((value) => ({
    value,
    count: sum(cells.filter((cell) => choiceOf(cell) === value)),
  }));
}

/** Counts the cells by a choice of which a piece can have several. */
function tallyEach(
  values: readonly string[],
  cells: readonly FacetCell[],
  choicesOf: (cell: FacetCell) => readonly string[] | null,
): { value: string; count: number }[] {
  return [...new Set(values)].map((value) => ({
    value,
    count: sum(cells.filter((cell) => choicesOf(cell)?.includes(value))),
  }));
}

function tallyBands(
  bands: readonly Band[],
  cells: readonly FacetCell[],
  amountOf: (cell: FacetCell) => number | null,
): { value: string; count: number }[] {
  const bandOf = (cell: FacetCell) => {
    const value = amountOf(cell);
    const band = bands.find(({ below }) => value !== null && (below === null || value < below));
    return band?.value ?? null;
  };
  return tally(
    bands.map(({ value }) => value),
    cells,
    bandOf,
  );
}

function sum(cells: readonly FacetCell[]): number {
  return cells.reduce((total, { count }) => total + count, 0);
}
