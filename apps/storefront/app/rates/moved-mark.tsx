import type { Moved } from "./use-moved.ts";

/**
 * Which way a figure has just moved, beside it for a moment, so that its tint says nothing alone.
 * Its place is kept free, and it is never higher than the line that it stands in, so the page does
 * not move. Those who hear the page are not told of every tick.
 */
export function MovedMark({ moved, plain = false }: { moved: Moved; plain?: boolean }) {
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
