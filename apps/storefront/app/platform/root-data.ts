import { ApiError, type Client, UnexpectedAnswer } from "@suvarna/contract/client";
import { getShop } from "@suvarna/contract/content/calls";
import type { Shop } from "@suvarna/contract/content/schemas";
import { getRates } from "@suvarna/contract/rates/calls";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { useRouteLoaderData } from "react-router";

/** The data that every page needs: the shop's profile and today's rates. */
export interface RootData {
  readonly shop: Shop;
  readonly rates: readonly RateEntry[];
}

export async function loadRootData(api: Client): Promise<RootData> {
  const [shop, rates] = await Promise.all([api.call(getShop, {}), ratesOrNone(api)]);
  return { shop, rates };
}

/**
 * The current rates; empty without valid rates, when the shop stays open and its prices are on
 * request.
 */
async function ratesOrNone(api: Client): Promise<readonly RateEntry[]> {
  try {
    return await api.call(getRates, {});
  } catch (error) {
    if (error instanceof ApiError || error instanceof UnexpectedAnswer) return [];
    throw error;
  }
}

/** The root's data on any page; undefined if the root's data could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

/** The shop's profile, for a page that is shown only when the root's data was loaded. */
export function useShop(): Shop {
  const root = useRootData();
  if (!root) throw new Error("The shop is not loaded");
  return root.shop;
}

/**
 * The root's data among the `matches` of a route's `meta`; undefined if the data was not loaded.
 */
export function rootDataOf(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): RootData | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
}
