import { type PointerEvent, useRef } from "react";

/** How long a row is held to choose it, in milliseconds. */
const HOLD_MS = 500;
/** A finger that moves further scrolls the page, in pixels. */
const STILL_PX = 10;
/** The press that ends a hold comes this soon after the finger has left, in milliseconds. */
const PRESS_MS = 400;

/** The handlers by which a function runs when a finger holds a thing for half a second. */
export function useHold(run: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return (id: string) => ({
    onPointerDown(event: PointerEvent) {
      held.current = false;
      if (event.pointerType !== "touch") return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        held.current = true;
        ignoreNextPress();
        run(id);
      }, HOLD_MS);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The menu of the browser would cover the row that was held.
    onContextMenu(event: { preventDefault(): void }) {
      if (held.current) event.preventDefault();
    },
  });
}

/**
 * Ignores the press that ends a hold, wherever it lands: it would open the row, or press a button
 * that the hold has brought under the finger.
 */
function ignoreNextPress(): void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => setTimeout(() => ended.abort(), PRESS_MS);
  for (const left of ["pointerup", "pointercancel"]) {
    window.addEventListener(left, end, { capture: true, once: true, signal });
  }
  window.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
}
