import { availableParallelism } from "node:os";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { createTurnstile } from "../platform/turnstile.ts";

/** Work on passwords, in the measure that this process can bear. */
export interface PasswordWork {
  /** @throws Refusal unavailable when too many wait */
  hash(password: string): Promise<string>;
  /** @throws Refusal unavailable when too many wait */
  verify(tried: { hash: string; password: string }): Promise<boolean>;
  /**
   * Work in which one hash is made, with what belongs to it.
   * @throws Refusal unavailable when too many wait
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A hash takes a core for some 60 ms and 32 MB of memory, which is what makes guessing dear. Many
 * logins at once must not take both away from the pages: so many are worked on at a time, so many
 * wait for a few seconds at most, and whoever comes after those is asked to come again.
 */
const AT_ONCE = Math.min(2, availableParallelism());
const MOST_WAITING = 40;

export function createPasswordWork(mostWaiting: number = MOST_WAITING): PasswordWork {
  const { pass } = createTurnstile(AT_ONCE, mostWaiting);
  return {
    hash: (password) => pass(() => hashPassword(password)),
    verify: (tried) => pass(() => verifyPassword(tried)),
    inTurn: pass,
  };
}
