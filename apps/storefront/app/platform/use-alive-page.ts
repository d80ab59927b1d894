import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the page may show what only this browser knows. False while the server renders and while
 * its page is being taken over, so that both draw the same.
 */
export function useAlivePage(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
