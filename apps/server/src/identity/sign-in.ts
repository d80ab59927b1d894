import { type App, act, VISITOR } from "../platform/act.ts";
import { findPasswordHash, findPasswordOf, replaceHash } from "./access.ts";
import { beginSignIn, type WaitingSignIn } from "./begin-sign-in.ts";
import type { LoginOrigin } from "./login-origin.ts";
import type { OpenedSession } from "./open-session.ts";
import { isOutdated } from "./password-hash.ts";
import type { PasswordWork } from "./password-work.ts";
import { lockedUser } from "./queries.ts";
import type { SessionConfig } from "./settings.ts";

/**
 * How often a login repeats the check of the password when another login has replaced the hash
 * meanwhile.
 */
const ROUNDS = 3;

/**
 * Opens a session by e-mail address and password, or begins a login that waits for the account's
 * second factor. A login is refused when the password is changed while the login runs. If another
 * login has only stored a new hash of the same password meanwhile, the password is checked against
 * the new hash.
 * @returns null when the e-mail address is unknown or the password is wrong; both cases cost one
 *   hash
 * @throws Refusal unavailable when too many logins wait
 */
export async function signInByPassword(
  { app, passwords, sessions }: { app: App; passwords: PasswordWork; sessions: SessionConfig },
  { email, password }: { email: string; password: string },
  origin: LoginOrigin,
): Promise<OpenedSession | WaitingSignIn | null> {
  for (let round = 0; round < ROUNDS; round++) {
    const tried = await findPasswordOf(app.database.db, email);
    const isRight = await passwords.verify({ hash: tried?.hash ?? null, password });
    if (!tried || !isRight) return null;
    const { userId, hash } = tried;
    // The plain password is known only during a login, so an outdated hash is replaced now.
    const better = isOutdated(hash) ? await passwords.hash(password) : null;
    const begun = await act(app, VISITOR, async (act) => {
      const user = await lockedUser(act.tx, userId);
      // A suspended user gets the same answer as for a wrong password, so that a stranger does not
      // learn who works for the shop.
      if (!user || user.suspendedAt !== null) return null;
      if ((await findPasswordHash(act.tx, userId)) !== hash) return null;
      if (better !== null) await replaceHash(act.tx, userId, better, act.at);
      return beginSignIn(act, sessions, userId, { by: "password", origin });
    });
    if (begun) return begun;
  }
  return null;
}
