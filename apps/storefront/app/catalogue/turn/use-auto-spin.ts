import { useCallback, useEffect, useRef } from "react";

/** The duration of the turn in milliseconds. */
const ONE_TURN = 4_000;

/**
 * Turns a piece once by itself when `ready`, unless the visitor prefers reduced motion.
 * @returns a function that stops the turn for good, called when the visitor turns the piece
 */
export function useAutoSpin(
  ready: boolean,
  count: number,
  show: (frame: number) => void,
): () => void {
  const touched = useRef(false);

  useEffect(() => {
    if (!ready || touched.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const start = performance.now();
    let next = requestAnimationFrame(function turn(now) {
      if (touched.current) return;
      const share = Math.max(0, now - start) / ONE_TURN;
      if (share < 1) next = requestAnimationFrame(turn);
      show(share < 1 ? Math.floor(share * count) : 0);
    });
    return () => cancelAnimationFrame(next);
  }, [ready, count, show]);

  return useCallback(() => {
    touched.current = true;
  }, []);
}
