import { useEffect, useState } from "react";

const SHOWN_FOR_MS = 600;

/** The direction in which a figure has just changed; null when it has not. */
export type Moved = "up" | "down" | null;

/** The direction in which a figure has just changed; null again after a moment, and at first. */
export function useMoved(figure: number): Moved {
  const [seen, setSeen] = useState(figure);
  const [moved, setMoved] = useState<Moved>(null);
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

/** The background of a rate that has just changed: a light tint that does not flash. */
export function movedGround(moved: Moved): string {
  const tint = moved === "up" ? "bg-leaf-tint" : moved === "down" ? "bg-alert-tint" : "";
  return `transition-colors duration-(--duration-base) motion-reduce:transition-none ${tint}`;
}
