import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Calls back when an open part of the header should close: when a link was followed, the pointer
 * was pressed outside, or the focus left. The returned properties must be spread onto the part's
 * element.
 */
export function useDismiss<E extends HTMLElement>(
  dismiss: () => void,
): { ref: RefObject<E | null>; onBlur(event: FocusEvent): void } {
  const ref = useRef<E>(null);
  const latest = useRef(dismiss);
  const { key } = useLocation();
  const opened = useRef(key);

  useEffect(() => {
    latest.current = dismiss;
  });

  useEffect(() => {
    // The first render does not count, so a part that the visitor opened before hydration stays
    // open.
    if (opened.current === key) return;
    opened.current = key;
    latest.current();
  }, [key]);

  useEffect(() => {
    function onPress({ target }: PointerEvent) {
      if (!ref.current?.contains(target as Node)) latest.current();
    }
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, []);

  return {
    ref,
    onBlur({ relatedTarget }) {
      // The Tab key moved the focus out of the menu, and an open menu would cover the focused
      // element.
      if (relatedTarget && !ref.current?.contains(relatedTarget)) latest.current();
    },
  };
}
