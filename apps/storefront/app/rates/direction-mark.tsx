import type { Direction } from "./use-direction.ts";

/**
 * An arrow beside a figure that has just changed, so that colour alone does not tell the direction.
 * Its space is always reserved and it fits the line, so the layout does not shift. It is hidden
 * from screen readers, which should not announce every tick.
 */
export function DirectionMark({ moved, plain = false }: { moved: Direction; plain?: boolean }) {
  const look = plain ? "" : moved === "up" ? "text-leaf" : "text-alert";
  return (
    <span
      aria-hidden
      className={`inline-block w-[1em] text-center text-[0.625em] leading-none ${look}`}
    >
      {moved === null ? "" : moved === "up" ? "▲" : "▼"}
    </span>
  );
}
