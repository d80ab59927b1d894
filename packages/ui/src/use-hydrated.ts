import { useSyncExternalStore } from "react";

/**
 * Whether React runs this part of the page. False while the server renders and while React takes
 * over the server's page, so that both draw the same; true for whatever the browser draws itself.
 * What depends on the query of the address, on chance or on the browser's storage waits for it,
 * because the server renders one page for all visitors.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
