import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the element after a navigation, as a full page load would: a screen reader
 * announces the new page by the title that names the element, and Tab continues from there.
 */
export function useFocusOnArrival<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!element.current) return;
    element.current.ariaLabel = document.title;
    element.current.focus({ preventScroll: true });
  }, [pathname]);
  return element;
}
