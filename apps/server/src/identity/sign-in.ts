import { type App, act, VISITOR } from "../platform/act.ts";
import { findPasswordHash, findPasswordOf, replaceHash } from "./access.ts";
import { beginSignIn, type WaitingSignIn } from "./begin-sign-in.ts";
import type { OpenedSession } from "./open-session.ts";
import { isOutdated } from "./password-hash.ts";
import type { PasswordWork } from "./password-work.ts";
import { lockedUser } from "./queries.ts";
import type { SessionConfig } from "./settings.ts";

/** How often a login checks the password when its hash was replaced meanwhile. */
const ROUNDS = 3;

/**
 * Opens a session by e-mail and password. Whoever changes a password ends all sessions: a login that
 * was under way meanwhile, with the password before, is refused. If another login has only stored
 * the same password at today's cost, it is checked against the new hash.
 * The session waits for the second factor of an account that has one.
 * @returns null when the e-mail is unknown or the password is not its own; both cost one hash
 * @throws Refusal unavailable when too many logins wait
 */
export async function signInByPassword(
  { app, passwords, sessions }: { app: App; passwords: PasswordWork; sessions: SessionConfig },
  { email, password }: { email: string; password: string },
  device: string,
): Promise<OpenedSession | WaitingSignIn | null> {
  for (let round = 0; round < ROUNDS; round++) {
    const tried = await findPasswordOf(app.database.db, email);
    const isRight = await passwords.verify({ hash: tried?.hash ?? null, password });
    if (!tried || !isRight) return null;
    const { userId, hash } = tried;
    // The password is known only now, so this is the moment to hash it at today's cost.
    const better = isOutdated(hash) ? await passwords.hash(password) : null;
    const begun = await act(app, VISITOR, async (act) => {
      const user = await lockedUser(act.tx, userId);
      // The same answer as to a wrong password: a stranger does not learn who works for the shop.
      if (!user || user.suspendedAt !== null) return null;
      if ((await findPasswordHash(act.tx, userId)) !== hash) return null;
      if (better !== null) await replaceHash(act.tx, userId, better, act.at);
      return beginSignIn(act, sessions, userId, { by: "password", device });
    });
    if (begun) return begun;
  }
  return null;
}
