import { WEIGHT_BANDS, weightLimits } from "@suvarna/contract/catalogue/bands";
import {
  PRODUCT_SORTS,
  PRODUCT_VIEWS,
  type ProductSort,
  type ProductView,
} from "@suvarna/contract/catalogue/staff-constants";
import { CARATS } from "@suvarna/domain/fineness";

/** The bands of making charges, in percent. Both limits are included. */
const MAKING_BANDS = [
  { value: "0-9.99", name: "below 10%" },
  { value: "10-14.99", name: "10 to 15%" },
  { value: "15-19.99", name: "15 to 20%" },
  { value: "20-100", name: "20% and more" },
] as const;

export const MAKING_OPTIONS = MAKING_BANDS.map(({ value, name }) => ({ value, name }));

export const WEIGHT_OPTIONS = WEIGHT_BANDS.map(({ value, from, below }) => ({
  value,
  name:
    from === null
      ? `below ${below} g`
      : below === null
        ? `${from} g and more`
        : `${from} to ${below} g`,
}));

/**
 * The view, the sort, the page and the filter of the product list, as they are written in its
 * address.
 */
export interface ListAddress {
  readonly view: ProductView;
  readonly sort: ProductSort;
  /** The number of the page, from 1. */
  readonly page: number;
  readonly cursor: string | undefined;
  /** The filter that is sent with a change of all products that match it. */
  readonly filter: Filter;
}

type Filter = {
  readonly view: ProductView;
  readonly q?: string;
  readonly category?: string;
  readonly carat?: string;
  readonly minWeight?: number;
  readonly maxWeight?: number;
  readonly minMaking?: number;
  readonly maxMaking?: number;
};

/** Reads the product list's query from the page's address. Unknown values are ignored. */
export function readAddress(params: URLSearchParams): ListAddress {
  const view = PRODUCT_VIEWS.find((each) => each === params.get("view")) ?? "all";
  const sort = PRODUCT_SORTS.find((each) => each === params.get("sort")) ?? "name";
  const [page = "", cursor] = (params.get("cursor") ?? "").split(".", 2);
  const q = params.get("q");
  const category = params.get("category");
  const carat = CARATS.find((each) => each === params.get("metal"));
  return {
    view,
    sort,
    page: Math.max(1, Number.parseInt(page, 10) || 1),
    cursor: cursor || undefined,
    filter: {
      view,
      ...(q ? { q } : {}),
      ...(category ? { category } : {}),
      ...(carat ? { carat } : {}),
      ...weights(params.get("weight")),
      ...makings(params.get("making")),
    },
  };
}

/** The value of the query parameter `cursor` for a page of the product list. */
export function pageCursor(page: number, cursor: string): string {
  return `${page}.${cursor}`;
}

function weights(value: string | null) {
  const band = WEIGHT_BANDS.find((each) => each.value === value);
  if (!band) return {};
  const { minWeight, maxWeight } = weightLimits(band);
  return {
    ...(minWeight === null ? {} : { minWeight }),
    ...(maxWeight === null ? {} : { maxWeight }),
  };
}

function makings(value: string | null) {
  const band = MAKING_BANDS.find((each) => each.value === value);
  if (!band) return {};
  const [minMaking = 0, maxMaking = 100] = band.value.split("-").map(Number);
  return { minMaking, maxMaking };
}
