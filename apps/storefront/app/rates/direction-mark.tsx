import type { Direction } from "./use-direction.ts";

/**
 * An arrow beside a figure that has just changed. It has the colour of the text, because green and
 * red belong to the change since yesterday, which may have the other direction. Its space is always
 * reserved and it fits the line, so the layout does not shift. It is hidden from screen readers,
 * which should not announce every tick.
 */
export function DirectionMark({ moved }: { moved: Direction }) {
  return (
    <span aria-hidden className="inline-block w-[1em] text-center text-[0.625em] leading-none">
      {moved === null ? "" : moved === "up" ? "▲" : "▼"}
    </span>
  );
}
