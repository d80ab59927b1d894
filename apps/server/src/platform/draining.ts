import { setTimeout as pause } from "node:timers/promises";

/**
 * Draining: the last seconds of a process that was told to stop. The process still serves, but its
 * health check says that it is not ready, so that a load balancer sends visitors to other processes
 * before this process closes.
 */
export interface Draining {
  /**
   * Whether the process was told to stop. Once true, the answer stays true until the process ends.
   */
  isDraining(): boolean;
  /**
   * Registers a callback that gets the length of the draining, in milliseconds, when the draining
   * begins.
   */
  onBegin(listener: (ms: number) => void): void;
  /** Begins the draining. The promise is fulfilled when the time of the draining is over. */
  drain(): Promise<void>;
}

/** @param seconds how long the process drains; 0 when no load balancer must notice the stop */
export function createDraining(seconds: number): Draining {
  const listeners: ((ms: number) => void)[] = [];
  let draining = false;
  return {
    isDraining: () => draining,
    onBegin: (listener) => void listeners.push(listener),
    async drain() {
      draining = true;
      if (seconds === 0) return;
      for (const listener of listeners) listener(seconds * 1000);
      await pause(seconds * 1000);
    },
  };
}
