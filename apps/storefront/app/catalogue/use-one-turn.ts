import { useCallback, useEffect, useRef } from "react";

/** Milliseconds: slow enough to look, over before it is a nuisance. */
const ONE_TURN = 4_000;

/**
 * Turns a piece around once by itself, when `ready`; not for those who want no motion.
 * @returns stops it for good: the piece is in the visitor's hand
 */
export function useOneTurn(
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
