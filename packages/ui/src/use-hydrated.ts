import { useSyncExternalStore } from "react";

/**
 * Whether this part of the page is hydrated. False on the server and while React hydrates the
 * server's page, so that both render the same; true for a part that is first rendered in the
 * browser. A part that depends on the address's query, on chance or on the browser's storage waits
 * for hydration, because the server renders one page for all visitors.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
