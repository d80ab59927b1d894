import { type PointerEvent, useRef } from "react";

/** How long the user must hold a row to choose it, in milliseconds. */
const HOLD_MS = 500;
/** A finger that moves further than this many pixels scrolls the page and does not hold the row. */
const STILL_PX = 10;
/** A click that comes within this time after a hold, in milliseconds, belongs to the hold. */
const PRESS_MS = 400;

/** Returns event handlers that run a function when the user holds an element for half a second. */
export function useHold(run: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return (id: string) => ({
    onPointerDown(event: PointerEvent) {
      wasHeld.current = false;
      if (event.pointerType !== "touch") return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        wasHeld.current = true;
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
    // The context menu of the browser would cover the row that the user holds.
    onContextMenu(event: { preventDefault(): void }) {
      if (wasHeld.current) event.preventDefault();
    },
  });
}

/**
 * Ignores the click that ends a hold, wherever the finger is. The click would open the row, or
 * press a button that has appeared under the finger.
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
