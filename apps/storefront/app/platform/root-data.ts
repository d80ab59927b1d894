import { ApiError, type Client, UnexpectedAnswer } from "@suvarna/contract/client";
import { getShop } from "@suvarna/contract/content/calls";
import type { Shop } from "@suvarna/contract/content/schemas";
import { getRates } from "@suvarna/contract/rates/calls";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { useRouteLoaderData } from "react-router";

/** What every page needs: the shop itself and today's rates. */
export interface RootData {
  readonly shop: Shop;
  readonly rates: readonly RateEntry[];
}

export async function loadRootData(api: Client): Promise<RootData> {
  const [shop, rates] = await Promise.all([api.call(getShop, {}), ratesOrNone(api)]);
  return { shop, rates };
}

/** Without a valid rate the shop stays open: its prices are then on request. */
async function ratesOrNone(api: Client): Promise<readonly RateEntry[]> {
  try {
    return await api.call(getRates, {});
  } catch (error) {
    if (error instanceof ApiError || error instanceof UnexpectedAnswer) return [];
    throw error;
  }
}

/** The root's data on any page; undefined only where the root itself could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

/** The shop, on a page that is only shown when the root's data is there. */
export function useShop(): Shop {
  const root = useRootData();
  if (!root) throw new Error("The shop is not loaded");
  return root.shop;
}

/** The root's data among the `matches` of a route's `meta`; undefined where it was not loaded. */
export function rootDataOf(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): RootData | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
}
