import { type RefObject, useEffect, useRef, useState } from "react";

/** A row that scrolls sideways and snaps to its items. The row also works without this hook. */
export interface SnapScroller<Row extends HTMLElement> {
  readonly row: RefObject<Row | null>;
  /** The index of the first visible item. */
  readonly current: number;
  /**
   * The number of positions at which the row can rest; the number of items until the row is
   * measured.
   */
  readonly stops: number;
  goTo(index: number): void;
}

/** @param items the number of items in the row, all of the same width */
export function useSnapScroller<Row extends HTMLElement>(items: number): SnapScroller<Row> {
  const row = useRef<Row>(null);
  const [current, setCurrent] = useState(0);
  const [stops, setStops] = useState(items);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    function measure(scrolled: HTMLElement) {
      const step = stepOf(scrolled);
      const room = scrolled.scrollWidth - scrolled.clientWidth;
      // A rounding error of one pixel does not count as another position.
      setStops(Math.ceil(Math.max(room - 1, 0) / step) + 1);
      setCurrent(Math.round(scrolled.scrollLeft / step));
    }
    const onScroll = () => measure(element);
    const resized = new ResizeObserver(onScroll);
    resized.observe(element);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, []);

  return {
    row,
    current,
    stops: Math.min(stops, items),
    goTo(index) {
      const element = row.current;
      element?.scrollTo({ left: index * stepOf(element) });
    },
  };
}

/** The distance between the left edges of two neighbouring items, in pixels. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return row.clientWidth;
  return second.offsetLeft - first.offsetLeft;
}
