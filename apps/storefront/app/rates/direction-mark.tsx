import type { Direction } from "./use-direction.ts";

/**
 * An arrow beside a rate that has just changed. The arrow has the colour of the text, because green
 * and red show the change since yesterday, which may have the other direction. The arrow's space is
 * always reserved and fits the line, so the layout does not shift. The arrow is hidden from screen
 * readers, which should not announce every change.
 */
export function DirectionMark({ moved }: { moved: Direction }) {
  return (
    <span aria-hidden className="inline-block w-[1em] text-center text-[0.625em] leading-none">
      {moved === null ? "" : moved === "up" ? "▲" : "▼"}
    </span>
  );
}
