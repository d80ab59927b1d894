import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Tells when what was opened in the header is to be closed: a link was followed, something beside
 * it was pressed, or the focus left it. Spread what it gives onto the element.
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
    // Not at the first render: what the browser itself opened before React ran the page stays open.
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
      // Left by the Tab key: it would cover what has the focus now.
      if (relatedTarget && !ref.current?.contains(relatedTarget)) latest.current();
    },
  };
}
