import { setTimeout as pause } from "node:timers/promises";

/**
 * The last seconds of a process that was told to stop: it still serves, but says that it is not
 * ready, so that a load balancer sends visitors to other processes before it closes.
 */
export interface Draining {
  /** Whether the process was told to stop; it stays so until its end. */
  isDraining(): boolean;
  /** Calls back when the draining begins, with its length in milliseconds. */
  onBegin(listener: (ms: number) => void): void;
  /** Begins the draining, and ends when its time is over. */
  drain(): Promise<void>;
}

/** @param seconds how long the process drains; 0 when no load balancer has to notice */
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
