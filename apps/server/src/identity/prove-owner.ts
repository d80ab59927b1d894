import type { App } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Identity } from "../platform/http/api.ts";
import type { Limits } from "../platform/limits.ts";
import { findPasswordHash } from "./access.ts";
import { hasFactor } from "./factors.ts";
import type { PasswordWork } from "./password-work.ts";
import { provePassword } from "./present-password.ts";
import { findProofTime } from "./sessions.ts";

/** The maximum age of a login or of another proof that is accepted instead of the password. */
const FRESH_MS = 10 * 60_000;

/** The dependencies of `proveOwner`. */
export interface OwnerDependencies {
  readonly app: App;
  readonly limits: Limits;
  readonly passwords: PasswordWork;
}

/**
 * Requires the caller to prove to be the account's owner, by the password or by a recent login. The
 * proof protects changes that would outlast a session that was left open or stolen.
 * @param password the typed password, if the user has typed one
 * @throws Refusal unauthenticated, password_needed, password_wrong, rate_limited, unavailable;
 *   login_old where the account has no password; fresh_proof_needed where it has a second factor
 */
export async function proveOwner(
  { app: { clock, database }, limits, passwords }: OwnerDependencies,
  { userId, token }: Pick<Identity, "userId" | "token">,
  password: string | undefined,
): Promise<void> {
  const { db } = database;
  // For an account with a second factor, the password alone is not enough.
  const isGuarded = await hasFactor(db, userId);
  if (password && !isGuarded) {
    const right = await provePassword({ limits, passwords, db }, userId, {
      field: "password",
      password,
    });
    return right();
  }
  const session = await findProofTime(db, token);
  // Another call has ended the session after this call was authorised.
  if (!session) throw new Refusal("unauthenticated");
  const { provedAt } = session;
  if (provedAt && clock().getTime() - provedAt.getTime() <= FRESH_MS) return;
  if (isGuarded) throw new Refusal("fresh_proof_needed");
  if ((await findPasswordHash(db, userId)) === null) throw new Refusal("login_old");
  throw passwordNeeded();
}

/**
 * Returns the refusal of a call without the password that the call needs, with a message at the
 * password field.
 */
export function passwordNeeded(): Refusal {
  const { message } = new Refusal("password_needed");
  return new Refusal("password_needed", { fields: { password: message } });
}
