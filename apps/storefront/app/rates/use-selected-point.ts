import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { type Curve, nearest } from "./curve.ts";

/** By how many points the selection moves in a large step, such as Page Up. */
const LARGE_STEP = 10;

/**
 * The selected point of a curve. It is stored by its time, so that a new point neither moves the
 * selection nor causes an announcement.
 */
export function useSelectedPoint(curve: Curve) {
  const [at, setAt] = useState<number | null>(null);
  const last = curve.length - 1;
  const index = at === null || last < 0 ? null : nearest(curve, at);
  const read = (next: number) => setAt(curve[Math.min(Math.max(next, 0), last)]?.at ?? null);

  function onKeyDown(event: KeyboardEvent) {
    const next = afterKey(event.key, index ?? last, last);
    if (next === null) return;
    event.preventDefault();
    read(next);
  }
  function onPointerMove({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const [from, until] = [curve[0]?.at ?? 0, curve[last]?.at ?? 0];
    read(nearest(curve, from + ((clientX - left) / width) * (until - from)));
  }
  const stop = () => setAt(null);
  return {
    index,
    handlers: {
      onKeyDown,
      onFocus: () => read(index ?? last),
      onBlur: stop,
      onPointerMove,
      onPointerDown: onPointerMove,
      // When a finger is lifted, its point stays selected; when a mouse leaves the chart, the
      // selection is cleared.
      onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType === "mouse" && document.activeElement !== currentTarget) stop();
      },
    },
  };
}

/** The index of the selected point after a key press. The keys work as on every slider. */
export function afterKey(key: string, index: number, last: number): number | null {
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - LARGE_STEP,
    PageUp: index + LARGE_STEP,
    Home: 0,
    End: last,
    Escape: last,
  };
  const next = to[key];
  return next === undefined ? null : Math.min(Math.max(next, 0), last);
}
