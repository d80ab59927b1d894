import { Refusal } from "./errors.ts";

export interface Semaphore {
  /**
   * Runs the work as soon as fewer than `atOnce` other calls are running. Waiting calls run in
   * their order.
   * @throws Refusal unavailable when `mostWaiting` calls are waiting already
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
      // A finished call passes its place to the first call in the queue, so `inside` does not
      // change then.
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
