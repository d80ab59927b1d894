import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the element when a link has led to another page, as the browser itself would
 * begin anew: those who hear the page are told where they are, and Tab goes on from there.
 */
export function useFocusOnArrival<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    element.current?.focus({ preventScroll: true });
  }, [pathname]);
  return element;
}
