import { Refusal } from "./errors.ts";

export interface Turnstile {
  /**
   * Runs the work when fewer than `atOnce` others run, in the order of asking.
   * @throws Refusal unavailable when `mostWaiting` wait already
   */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

/** @param mostWaiting how many may stand in line; without it the line has no end */
export function createTurnstile(
  atOnce: number,
  mostWaiting: number = Number.POSITIVE_INFINITY,
): Turnstile {
  const waiting: (() => void)[] = [];
  let inside = 0;

  return {
    async pass(work) {
      // Who leaves hands its place to the next, so `inside` stays as it is for a waiter.
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
