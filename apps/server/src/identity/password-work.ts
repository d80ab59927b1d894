import { availableParallelism } from "node:os";
import { createSemaphore } from "../platform/semaphore.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

/** Hashes and checks passwords, with a limit on how many run at the same time. */
export interface PasswordWork {
  /** Hashes a password. @throws Refusal unavailable when too many calls are waiting */
  hash(password: string): Promise<string>;
  /**
   * Checks a password against a hash. @throws Refusal unavailable when too many calls are waiting
   */
  verify(tried: { hash: string | null; password: string }): Promise<boolean>;
}

/**
 * How many passwords are hashed at the same time, and how many calls wait. A hash takes a core for
 * some 50 ms and 19 MB of memory, which makes guessing expensive. Many simultaneous logins must not
 * take core and memory away from the pages, so a call beyond these numbers is refused.
 */
const AT_ONCE = Math.min(2, availableParallelism());
const MOST_WAITING = 40;

export function createPasswordWork(mostWaiting: number = MOST_WAITING): PasswordWork {
  const { run } = createSemaphore(AT_ONCE, mostWaiting);
  return {
    hash: (password) => run(() => hashPassword(password)),
    verify: ({ hash, password }) => run(() => verifyPassword(hash, password)),
  };
}
