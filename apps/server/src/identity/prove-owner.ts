import type { App } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Identity } from "../platform/http/api.ts";
import type { Limits } from "../platform/limits.ts";
import { findPasswordHash } from "./access.ts";
import { consumePhoneCode } from "./consume-phone-code.ts";
import type { PasswordWork } from "./password-work.ts";
import { provePassword } from "./present-password.ts";
import { findUser } from "./queries.ts";
import { findProofTime, noteProof } from "./sessions.ts";

/** The maximum age of a login, or of another proof, that replaces entering the password. */
const FRESH_MS = 10 * 60_000;

/** The dependencies of `proveOwner`. */
export interface OwnerDependencies {
  readonly app: App;
  readonly limits: Limits;
  readonly passwords: PasswordWork;
}

/**
 * Requires the caller to prove to be the account's owner, by its password or by a recent login. It
 * protects changes that would outlast a session that was left open or stolen.
 * @param password the input of the field with this name, if there is one
 * @throws Refusal unauthenticated, password_needed, password_wrong, rate_limited, unavailable;
 *   login_old where the account has no password
 */
export async function proveOwner(
  { app: { clock, database }, limits, passwords }: OwnerDependencies,
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
  const provedAt = await findProofTime(db, token);
  // Another call ended the session after this one was authorised.
  if (!provedAt) throw new Refusal("unauthenticated");
  if (clock().getTime() - provedAt.getTime() <= FRESH_MS) return;
  if ((await findPasswordHash(db, userId)) === null) throw new Refusal("login_old");
  throw passwordNeeded();
}

/**
 * Proves a logged-in user anew, by the password or by a code that was sent to the account's proved
 * phone number. The proof lasts as long as that of a login, so that the user is asked once.
 * @throws Refusal unauthenticated, password_needed, password_wrong, otp_wrong, login_old,
 *   rate_limited, unavailable
 */
export async function giveProof(
  dependencies: OwnerDependencies & { codes: { secret: string } },
  user: Pick<Identity, "userId" | "token">,
  { password, otp }: { password?: string | undefined; otp?: string | undefined },
): Promise<void> {
  const { app } = dependencies;
  const { db, autocommit } = app.database;
  const owner = otp ? await findUser(db, user.userId) : null;
  if (otp && owner?.phone && owner.phoneVerified) {
    const { phone, id: asker } = owner;
    const typed = { purpose: "change-phone", phone, asker, code: otp } as const;
    await consumePhoneCode(app, dependencies.codes.secret, typed);
  } else {
    await proveOwner(dependencies, user, password);
    // A recent login needs no other proof, and is not made longer by none.
    if (!password) return;
  }
  await noteProof(autocommit, user.token, app.clock());
}

/** The refusal of a call without the password that it needs, at the password's field. */
export function passwordNeeded(): Refusal {
  const { message } = new Refusal("password_needed");
  return new Refusal("password_needed", { fields: { password: message } });
}
