import { availableParallelism } from "node:os";
import { createTurnstile } from "../platform/turnstile.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

/** Work on passwords, in the measure that this process can bear. */
export interface PasswordWork {
  /** @throws Refusal unavailable when too many wait */
  hash(password: string): Promise<string>;
  /** @throws Refusal unavailable when too many wait */
  verify(tried: { hash: string | null; password: string }): Promise<boolean>;
}

/**
 * A hash takes a core for some 60 ms and 16 MB of memory, which is what makes guessing dear. Many
 * logins at once must not take both away from the pages: so many are worked on at a time, so many
 * wait for a few seconds at most, and whoever comes after those is asked to come again.
 */
const AT_ONCE = Math.min(2, availableParallelism());
const MOST_WAITING = 40;

export function createPasswordWork(mostWaiting: number = MOST_WAITING): PasswordWork {
  const { pass } = createTurnstile(AT_ONCE, mostWaiting);
  return {
    hash: (password) => pass(() => hashPassword(password)),
    verify: ({ hash, password }) => pass(() => verifyPassword(hash, password)),
  };
}
