import { useEffect, useState } from "react";

const SHOWN_FOR_MS = 600;

/** The direction in which a rate has just changed; null when the rate has not changed. */
export type Direction = "up" | "down" | null;

/**
 * The direction in which a rate has just changed; null at first, and again a moment after each
 * change.
 */
export function useDirection(figure: number): Direction {
  const [seen, setSeen] = useState(figure);
  const [moved, setMoved] = useState<Direction>(null);
  if (figure !== seen) {
    setSeen(figure);
    setMoved(figure > seen ? "up" : "down");
  }
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => setMoved(null), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  return moved;
}

/**
 * The background of a rate that has just changed: a light tint that does not flash. It is neither
 * green nor red, because these colours show the change since yesterday.
 */
export function directionTint(moved: Direction): string {
  const tint = moved === null ? "" : "bg-sand";
  return `transition-colors duration-(--duration-base) motion-reduce:transition-none ${tint}`;
}
