import { AsyncLocalStorage } from "node:async_hooks";

const inProcess = new AsyncLocalStorage<true>();

/**
 * Marks a call that the server makes to its own routes. The mark belongs to the running code and is
 * not part of the request, so nobody can send it from outside.
 */
export function asInProcess<T>(call: () => Promise<T>): Promise<T> {
  return inProcess.run(true, call);
}

/** Whether the running code answers a call that the server makes to itself. */
export function isInProcess(): boolean {
  return inProcess.getStore() === true;
}
