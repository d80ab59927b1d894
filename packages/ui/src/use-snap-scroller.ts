import { type RefObject, useEffect, useRef, useState } from "react";

/** A row that scrolls sideways and comes to rest at its items. It works without this, too. */
export interface SnapScroller<Row extends HTMLElement> {
  readonly row: RefObject<Row | null>;
  /** The first item seen. */
  readonly current: number;
  /** In how many places the row can rest: as many as items until it is measured. */
  readonly stops: number;
  goTo(index: number): void;
}

/** @param items how many there are in the row, all of one width */
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
      // A pixel of rounding is no further stop.
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

/** From one item's edge to the next one's, in pixels. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return row.clientWidth;
  return second.offsetLeft - first.offsetLeft;
}
