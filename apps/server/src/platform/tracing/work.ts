import { AsyncLocalStorage } from "node:async_hooks";

/** What the running code belongs to: a request that is answered, or a job that is done. */
export interface Work {
  readonly kind: "request" | "job";
  /** The id of the request or of the job. */
  readonly id: string;
  /**
   * The work that has caused it, such as the request of a page for which the server calls its own
   * API.
   */
  readonly within: Work | undefined;
}

const running = new AsyncLocalStorage<Work>();

/** The work that the running code belongs to; undefined for what the process does by itself. */
export function currentWork(): Work | undefined {
  return running.getStore();
}

/** Runs code, and everything that it waits for, as a part of the work. */
export function asPartOf<T>(work: Work, code: () => T): T {
  return running.run(work, code);
}
