import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";

/**
 * Makes every link that leaves this page load a new document, so that the third-party scripts that
 * this page has loaded do not run on the next page.
 */
export function useLeaveByDocument(): void {
  const { state, location } = useBlocker(({ currentLocation, nextLocation }) =>
    isOtherPage(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (state === "blocked" && location) window.location.assign(addressOf(location));
  }, [state, location]);
}

function isOtherPage(current: Location, next: Location): boolean {
  return current.pathname !== next.pathname;
}

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
