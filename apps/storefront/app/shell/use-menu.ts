import { getMenu } from "@suvarna/contract/catalogue/calls";
import type { CollectionSummary } from "@suvarna/contract/catalogue/collection-schemas";
import { listCollections } from "@suvarna/contract/catalogue/collections";
import type { Menu } from "@suvarna/contract/catalogue/schemas";
import { useEffect, useState } from "react";
import { browserApi } from "../platform/api.ts";

/** The data of the menu: the shop's kinds, occasions, metals and stones, and its collections. */
export interface ShopMenuData extends Menu {
  readonly collections: readonly CollectionSummary[];
}

let loading: Promise<ShopMenuData> | undefined;

/**
 * Loads the menu's data once for the document. After a failure, loading is tried again when the
 * menu is opened again.
 */
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

/** The menu's data, or the failure to load it. */
export interface LoadedMenu {
  /** Null until the data is loaded, and while it can't be loaded. */
  readonly menu: ShopMenuData | null;
  readonly hasFailed: boolean;
}

export function useMenu(): LoadedMenu {
  const [loaded, setLoaded] = useState<LoadedMenu>({ menu: null, hasFailed: false });
  useEffect(() => {
    let isShown = true;
    loadMenu().then(
      (menu) => isShown && setLoaded({ menu, hasFailed: false }),
      () => isShown && setLoaded({ menu: null, hasFailed: true }),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return loaded;
}
