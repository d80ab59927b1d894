import { AsyncLocalStorage } from "node:async_hooks";

/** The request or the job to which the running code belongs. */
export interface Work {
  readonly kind: "request" | "job";
  /** The id of the request or of the job. */
  readonly id: string;
  /**
   * The request or job that caused this one. For example, the request of a page causes the API
   * calls that the server makes to itself.
   */
  readonly within: Work | undefined;
}

const running = new AsyncLocalStorage<Work>();

/**
 * The request or job to which the running code belongs; undefined for code that runs outside of
 * both.
 */
export function currentWork(): Work | undefined {
  return running.getStore();
}

/** Runs code, and everything that the code awaits, in the async context of a request or job. */
export function runInWork<T>(work: Work, code: () => T): T {
  return running.run(work, code);
}
