import type { App } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Identity } from "../platform/http/api.ts";
import type { Limits } from "../platform/limits.ts";
import { findPasswordHash } from "./access.ts";
import type { PasswordWork } from "./password-work.ts";
import { provePassword } from "./present-password.ts";
import { findLoginTime } from "./sessions.ts";

/** How new a login must be to stand for the password. */
const FRESH_MS = 10 * 60_000;

/** What the look at a caller stands on. */
export interface OwnerParts {
  readonly app: App;
  readonly limits: Limits;
  readonly passwords: PasswordWork;
}

/**
 * Before what would outlast a session that was left open or stolen: the caller shows to be the
 * account's owner, with its password or by a login of just now.
 * @param password as typed in a field of that name, if it was
 * @throws Refusal password_needed, password_wrong, rate_limited, unavailable; login_old where the
 *   account has no password
 */
export async function proveOwner(
  { app: { clock, database }, limits, passwords }: OwnerParts,
  { userId, token }: Pick<Identity, "userId" | "token">,
  password: string | undefined,
): Promise<void> {
  const { db } = database;
  if (password) {
    const right = await provePassword({ limits, passwords, db }, userId, {
      field: "password",
      password,
    });
    return right();
  }
  const loggedInAt = await findLoginTime(db, token);
  if (loggedInAt && clock().getTime() - loggedInAt.getTime() <= FRESH_MS) return;
  if ((await findPasswordHash(db, userId)) === null) throw new Refusal("login_old");
  const { message } = new Refusal("password_needed");
  throw new Refusal("password_needed", { fields: { password: message } });
}
