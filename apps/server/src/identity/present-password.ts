import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Limits } from "../platform/limits.ts";
import { findPasswordHash } from "./access.ts";
import type { PasswordWork } from "./password-work.ts";

/**
 * The limit on wrong passwords per user, so that a stolen session can't be used to guess the
 * password.
 */
const TRIES = { name: "present password of an account", times: 5, seconds: 15 * 60 };

/**
 * Checks that a logged-in user knows the account's password, before a change that the thief of a
 * session must not make. The check fails for an account without a password.
 * @param entered the typed password, and the name of the input field that shows the error
 * @returns a function that deletes the counted tries, to be called when the change is complete
 * @throws Refusal password_wrong, rate_limited, unavailable
 */
export async function provePassword(
  { limits, passwords, db }: { limits: Limits; passwords: PasswordWork; db: Db },
  userId: string,
  entered: { field: string; password: string },
): Promise<() => Promise<void>> {
  await limits.consume(TRIES, userId);
  const hash = await findPasswordHash(db, userId);
  const right = hash !== null && (await passwords.verify({ hash, password: entered.password }));
  if (!right) {
    const { message } = new Refusal("password_wrong");
    throw new Refusal("password_wrong", { fields: { [entered.field]: message } });
  }
  return () => limits.forget(TRIES, userId);
}
