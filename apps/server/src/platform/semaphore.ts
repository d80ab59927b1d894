import { Refusal } from "./errors.ts";

export interface Semaphore {
  /**
   * Runs the work as soon as fewer than `atOnce` others are running, first come, first served.
   * @throws Refusal unavailable when `mostWaiting` are waiting already
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Creates a semaphore, which limits how much work runs at the same time.
 * @param atOnce how much work may run at the same time
 * @param mostWaiting the longest queue; unlimited by default
 */
export function createSemaphore(
  atOnce: number,
  mostWaiting: number = Number.POSITIVE_INFINITY,
): Semaphore {
  const waiting: (() => void)[] = [];
  let inside = 0;

  return {
    async run(work) {
      // Finished work passes its place to the first in the queue, so `inside` does not change then.
      if (inside >= atOnce) {
        if (waiting.length >= mostWaiting) throw new Refusal("unavailable", { retryAfterS: 1 });
        await new Promise<void>((enter) => waiting.push(enter));
      } else inside += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else inside -= 1;
      }
    },
  };
}
