import { listCategories, pageProducts } from "@suvarna/contract/catalogue/calls";
import type { Category, ProductPage } from "@suvarna/contract/catalogue/schemas";
import type { Client } from "@suvarna/contract/client";
import { redirect } from "react-router";
import type { Load, PageRequest } from "../platform/load.ts";
import { CATEGORY_TITLES } from "../site-map.ts";
import { type CardPiece, cardPiece } from "./card-piece.ts";
import { listingFailure } from "./listing-failure.ts";
import { addressOfFilters, filtersOfAddress } from "./listing-place.ts";
import { queryOf, type ShopFilters } from "./shop-filters.ts";
import { type FilterRemoval, suggestFilterRemovals } from "./suggest-filter-removals.ts";

/** A page of the listing, with the fields that the storefront shows. */
export interface ShopListing extends Omit<ProductPage, "products"> {
  readonly pieces: readonly CardPiece[];
  /**
   * False when the shop's categories could not be loaded and the default categories replace them.
   */
  readonly hasCategories: boolean;
  /**
   * The chosen category if exactly one is chosen; else null, also if the categories could not be
   * loaded.
   */
  readonly category: ChosenCategory | null;
  /** If no piece was found: which filters can be removed, and which pieces are found then. */
  readonly waysOn: readonly FilterRemoval[];
}

/** The texts and the picture of a category's page. */
export type ChosenCategory = Pick<Category, "description" | "image" | "ground">;

/** The result of loading: a listing, or the reason why there is no listing. */
export interface LoadedListing {
  readonly listing: ShopListing;
  readonly failure: null;
}
export interface FailedListing {
  readonly listing: null;
  readonly failure: string;
}

/**
 * Loads the pieces that an address asks for. On the server a failure sets the page's status.
 * @param path the listing's path, for the redirect from a missing page to the last page
 */
export async function loadListing(
  api: Client,
  { search, signal }: PageRequest,
  path: string,
): Promise<LoadedListing> {
  const filters = filtersOfAddress(path, search);
  // The cards compute the prices from the rates.
  const query = { ...queryOf(filters), live: "false" } as const;
  const [answer, categories] = await Promise.all([
    api.call(pageProducts, { query }, { signal, accept: listingOf }),
    findCategories(api, signal),
  ]);
  const { products, ...counts } = answer;
  const lastPage = Math.max(counts.totalPages, 1);
  // The page number is too high, because pieces were sold meanwhile or the address was typed by
  // hand.
  if (filters.page > lastPage)
    throw redirect(addressOfFilters(path, { ...filters, page: lastPage }));
  const counted = new Map(counts.facets.category.map((each) => [each.value, each]));
  const titles = categories?.map(({ title }) => title) ?? CATEGORY_TITLES;
  const category = titles.map((value) => counted.get(value) ?? { value, count: 0 });
  const facets = { ...counts.facets, category };
  return {
    listing: {
      ...counts,
      facets,
      pieces: products.map(cardPiece),
      hasCategories: categories !== null,
      category: chosenCategory(filters, categories ?? []),
      waysOn: counts.total > 0 ? [] : await suggestFilterRemovals(api, filters, facets, signal),
    },
    failure: null,
  };
}

/** The API's answer if it has the fields of a listing, else undefined. */
function listingOf(answer: unknown): unknown {
  const { products, facets } = Object(answer) as Partial<ProductPage>;
  return Array.isArray(products) && typeof facets === "object" ? answer : undefined;
}

/**
 * Returns an error of the browser's call as a value, so that the page shows the error above the
 * previous listing.
 */
export function failureAsData<Loaded>(load: Load<Loaded>): Load<Loaded | FailedListing> {
  return async (api, request) => {
    try {
      return await load(api, request);
    } catch (error) {
      if (error instanceof Response) throw error;
      return { listing: null, failure: listingFailure(error) };
    }
  };
}

/** The category that the listing is about, with the fields that its page shows. */
function chosenCategory(
  { category: [only, ...others] }: ShopFilters,
  categories: readonly Category[],
): ChosenCategory | null {
  if (only === undefined || others.length > 0) return null;
  const lowerTitle = only.toLowerCase();
  const category = categories.find(({ title }) => title.toLowerCase() === lowerTitle);
  if (!category) return null;
  const { description, image, ground } = category;
  return { description, image, ground };
}

async function findCategories(api: Client, signal: AbortSignal): Promise<Category[] | null> {
  try {
    return await api.call(listCategories, {}, { signal });
  } catch {
    return null;
  }
}
