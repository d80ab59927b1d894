import { getMenu } from "@suvarna/contract/catalogue/calls";
import type { Menu } from "@suvarna/contract/catalogue/schemas";
import { useEffect, useState } from "react";
import { browserApi } from "../platform/api.ts";

let loading: Promise<Menu> | undefined;

/** Loads the menu once for the page. A load that failed is tried again at the next opening. */
function loadMenu(): Promise<Menu> {
  loading ??= browserApi.call(getMenu, {}).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The ways into the catalogue; null until they are loaded, and while they can't be loaded. */
export function useMenu(): Menu | null {
  const [menu, setMenu] = useState<Menu | null>(null);
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
