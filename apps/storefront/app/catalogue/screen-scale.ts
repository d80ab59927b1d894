import { useCallback, useSyncExternalStore } from "react";
import { browserMemory } from "../platform/browser-memory.ts";

/** The storage key of this screen's number of CSS pixels in a millimetre. */
const KEY = "pixels-per-millimetre";
/** The number of CSS pixels in a millimetre that CSS assumes: 96 pixels to the inch. */
export const USUAL_SCALE = 96 / 25.4;
export const LEAST_SCALE = 2.5;
export const MOST_SCALE = 7.5;

const listeners = new Set<() => void>();

/**
 * How many CSS pixels a millimetre takes on this screen, as the visitor has calibrated it with a
 * bank card. The size guide and the drawing in actual size share this scale.
 * @returns the scale, null while it is not known, and a function that stores or removes the scale
 */
export function useScreenScale(): [number | null, (scale: number) => void] {
  const scale = useSyncExternalStore(subscribe, remembered, () => null);
  const set = useCallback((found: number) => {
    browserMemory.setItem(KEY, String(found));
    for (const listener of listeners) listener();
  }, []);
  return [scale, set];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remembered(): number | null {
  const scale = Number(browserMemory.getItem(KEY));
  return scale >= LEAST_SCALE && scale <= MOST_SCALE ? scale : null;
}
