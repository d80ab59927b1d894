import { type PointerEvent, useRef } from "react";

/** How long a row is held to choose it, in milliseconds. */
const HOLD_MS = 500;
/** A finger that moves further scrolls the page, in pixels. */
const STILL_PX = 10;

/** Runs a function when a finger holds a thing for half a second. */
export function useHold(run: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    /** The handlers of one thing. */
    of: (id: string) => ({
      onPointerDown(event: PointerEvent) {
        held.current = false;
        if (event.pointerType !== "touch") return;
        start.current = { x: event.clientX, y: event.clientY };
        timer.current = setTimeout(() => {
          held.current = true;
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
    }),
    /** Whether a press is the end of a hold. */
    hasJustHeld(): boolean {
      const was = held.current;
      held.current = false;
      return was;
    },
  };
}
