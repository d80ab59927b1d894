import { SORTS, type Sort } from "@suvarna/contract/catalogue/constants";
import { BETWEEN_ITEMS } from "@suvarna/contract/list-text";
import { type Carat, isCarat } from "@suvarna/domain/fineness";
import {
  COLOURS,
  type Colour,
  KINDS,
  type Kind,
  OCCASIONS,
  type Occasion,
} from "@suvarna/domain/jewellery";

/**
 * The filters of the listing. They are stored only in the address, under the keys of the contract's
 * `ProductQuery`, so that back, reload and shared links work.
 */
export interface ShopFilters {
  readonly category: readonly string[];
  readonly carat: readonly Carat[];
  readonly metal: readonly string[];
  readonly kind: readonly Kind[];
  readonly colour: readonly Colour[];
  readonly stone: readonly string[];
  readonly occasion: readonly Occasion[];
  /** The slugs of the chosen collections. */
  readonly collection: readonly string[];
  readonly q: string;
  /** The limits of the price in rupees with GST, both ends included. */
  readonly minPayable: number | null;
  readonly maxPayable: number | null;
  /** The limits of the price in rupees before GST, both ends included. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** The limits of the weight in grams, both ends included. */
  readonly minWeight: number | null;
  readonly maxWeight: number | null;
  /** The limits of the discount in percent, both ends included. */
  readonly minDiscount: number | null;
  readonly maxDiscount: number | null;
  readonly available: boolean | null;
  readonly sort: Sort;
  readonly page: number;
}

export const NO_FILTERS: ShopFilters = {
  category: [],
  carat: [],
  metal: [],
  kind: [],
  colour: [],
  stone: [],
  occasion: [],
  collection: [],
  q: "",
  minPayable: null,
  maxPayable: null,
  minPrice: null,
  maxPrice: null,
  minWeight: null,
  maxWeight: null,
  minDiscount: null,
  maxDiscount: null,
  available: null,
  sort: "featured",
  page: 1,
};

/** Reads the filters of an address. Unknown or invalid values are ignored, not refused. */
export function readFilters(search: URLSearchParams): ShopFilters {
  const list = (key: string) => [
    ...new Set(
      search
        .getAll(key)
        .flatMap((value) => value.split(BETWEEN_ITEMS))
        .map((value) => value.trim())
        .filter((value) => value !== ""),
    ),
  ];
  const available = search.get("available");
  const page = Number(search.get("page"));
  return {
    category: list("category"),
    carat: list("carat").filter(isCarat),
    metal: list("metal"),
    kind: list("kind").filter(isOneOf(KINDS)),
    colour: list("colour").filter(isOneOf(COLOURS)),
    stone: list("stone").map((stone) => stone.toLowerCase()),
    occasion: list("occasion").filter(isOneOf(OCCASIONS)),
    collection: list("collection"),
    q: (search.get("q") ?? "").trim().slice(0, 100),
    minPayable: amount(search.get("minPayable"), MOST_RUPEES),
    maxPayable: amount(search.get("maxPayable"), MOST_RUPEES),
    minPrice: amount(search.get("minPrice"), MOST_RUPEES),
    maxPrice: amount(search.get("maxPrice"), MOST_RUPEES),
    minWeight: weight(search.get("minWeight")),
    maxWeight: weight(search.get("maxWeight")),
    minDiscount: amount(search.get("minDiscount"), MOST_PERCENT),
    maxDiscount: amount(search.get("maxDiscount"), MOST_PERCENT),
    available: available === "true" ? true : available === "false" ? false : null,
    sort: SORTS.find((sort) => sort === search.get("sort")) ?? "featured",
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

function isOneOf<Code extends string>(codes: readonly Code[]) {
  return (value: string): value is Code => (codes as readonly string[]).includes(value);
}

const MOST_RUPEES = 1e9;
const MOST_GRAMS = 10_000;
const MOST_PERCENT = 100;

function amount(text: string | null, most: number): number | null {
  const value = Number(text?.trim() || Number.NaN);
  return value >= 0 && value <= most ? value : null;
}

/** Reads grams and rounds them to three decimals, as the API takes them. */
function weight(text: string | null): number | null {
  const grams = amount(text, MOST_GRAMS);
  return grams === null ? null : Math.round(grams * 1000) / 1000;
}

/**
 * The filters as query parameters, for the page's address and for the API. Defaults are left out.
 */
export function queryOf(filters: ShopFilters) {
  const { category, carat, metal, q, available, sort, page } = filters;
  const { kind, colour, stone, occasion, collection, minPayable, maxPayable } = filters;
  const { minPrice, maxPrice, minWeight, maxWeight, minDiscount, maxDiscount } = filters;
  return {
    category: [...category],
    carat: [...carat],
    metal: [...metal],
    kind: [...kind],
    colour: [...colour],
    stone: [...stone],
    occasion: [...occasion],
    collection: [...collection],
    q: q || undefined,
    minPayable: minPayable ?? undefined,
    maxPayable: maxPayable ?? undefined,
    minPrice: minPrice ?? undefined,
    maxPrice: maxPrice ?? undefined,
    minWeight: minWeight ?? undefined,
    maxWeight: maxWeight ?? undefined,
    minDiscount: minDiscount ?? undefined,
    maxDiscount: maxDiscount ?? undefined,
    available: available === null ? undefined : available ? ("true" as const) : ("false" as const),
    sort: sort === "featured" ? undefined : sort,
    page: page === 1 ? undefined : page,
  };
}

/** The search part of the listing's address: `?category=Bridal&page=2`, or an empty text. */
export function searchOf(filters: ShopFilters): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(queryOf(filters))) {
    for (const item of [value ?? []].flat()) search.append(key, String(item));
  }
  return search.size > 0 ? `?${search}` : "";
}

/** The filters of which several values can be chosen. */
export const LIST_FILTERS = [
  "kind",
  "colour",
  "carat",
  "metal",
  "category",
  "stone",
  "occasion",
  "collection",
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/**
 * Whether a value of a filter is chosen. Categories and metals are compared without regard to case.
 */
export function isChosen(filters: ShopFilters, key: ListFilter, value: string): boolean {
  return filters[key].some((chosen) => same(chosen, value));
}

/**
 * Toggles a value of a filter: the value is added, or removed if it was chosen. The page becomes 1.
 */
export function toggleFilter(filters: ShopFilters, key: ListFilter, value: string): ShopFilters {
  const values: readonly string[] = isChosen(filters, key, value)
    ? filters[key].filter((chosen) => !same(chosen, value))
    : [...filters[key], value];
  return changeFilters(filters, { [key]: values });
}

/** The filters with the given changes. The page becomes 1. */
export function changeFilters(filters: ShopFilters, change: Partial<ShopFilters>): ShopFilters {
  return { ...filters, ...change, page: 1 };
}

/** The filters with all values removed; only the sort order stays. */
export function clearFilters({ sort }: ShopFilters): ShopFilters {
  return { ...NO_FILTERS, sort };
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
