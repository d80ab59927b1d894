import { getMenu } from "@suvarna/contract/catalogue/calls";
import type { CollectionSummary } from "@suvarna/contract/catalogue/collection-schemas";
import { listCollections } from "@suvarna/contract/catalogue/collections";
import type { Menu } from "@suvarna/contract/catalogue/schemas";
import { useEffect, useState } from "react";
import { browserApi } from "../platform/api.ts";

/** The ways into the catalogue, with the shop's collections. */
export interface ShopMenuData extends Menu {
  readonly collections: readonly CollectionSummary[];
}

let loading: Promise<ShopMenuData> | undefined;

/** Loads the menu once for the page. A load that failed is tried again at the next opening. */
function loadMenu(): Promise<ShopMenuData> {
  loading ??= Promise.all([
    browserApi.call(getMenu, {}),
    browserApi.call(listCollections, {}).catch(() => []),
  ]).then(
    ([menu, collections]) => ({ ...menu, collections }),
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The menu; null until it is loaded, and while it can't be loaded. */
export function useMenu(): ShopMenuData | null {
  const [menu, setMenu] = useState<ShopMenuData | null>(null);
  useEffect(() => {
    let isShown = true;
    loadMenu().then(
      (loaded) => isShown && setMenu(loaded),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return menu;
}
