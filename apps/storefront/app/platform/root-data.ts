import type { Client } from "@suvarna/contract/client";
import { getShop } from "@suvarna/contract/content/calls";
import type { Shop } from "@suvarna/contract/content/schemas";
import { createContext, use } from "react";

/** The data that every page needs: the shop's profile. */
export interface RootData {
  readonly shop: Shop;
}

export async function loadRootData(api: Client): Promise<RootData> {
  return { shop: await api.call(getShop, {}) };
}

/** The root's data on any page; undefined if the root's data could not be loaded. */
export const RootDataContext = createContext<RootData | undefined>(undefined);

/** The root's data on any page; undefined if the root's data could not be loaded. */
export function useRootData(): RootData | undefined {
  return use(RootDataContext);
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
