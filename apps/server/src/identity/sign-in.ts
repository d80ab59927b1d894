import { randomBytes } from "node:crypto";
import { type Act, type App, act, VISITOR } from "../platform/act.ts";
import { findPasswordHash, findPasswordOf, replaceHash } from "./access.ts";
import { isOutdated } from "./password-hash.ts";
import type { PasswordWork } from "./password-work.ts";
import { lockUser } from "./queries.ts";
import { insertSession } from "./sessions.ts";
import type { SessionConfig } from "./settings.ts";

export interface OpenedSession {
  /** The token that the user sends with every later call. */
  readonly token: string;
  readonly userId: string;
}

/** How often a login checks the password when its hash was replaced meanwhile. */
const ROUNDS = 3;

/**
 * Opens a session by e-mail and password. Whoever changes a password ends all sessions: a login that
 * was under way meanwhile, with the password before, is refused. If another login has only stored
 * the same password at today's cost, it is checked against the new hash.
 * @returns null when the e-mail is unknown or the password is not its own; both cost one hash
 * @throws Refusal unavailable when too many logins wait
 */
export async function signInByPassword(
  { app, passwords, sessions }: { app: App; passwords: PasswordWork; sessions: SessionConfig },
  { email, password }: { email: string; password: string },
  device: string,
): Promise<OpenedSession | null> {
  for (let round = 0; round < ROUNDS; round++) {
    const tried = await findPasswordOf(app.database.db, email);
    const isRight = await passwords.verify({ hash: tried?.hash ?? null, password });
    if (!tried || !isRight) return null;
    const { userId, hash } = tried;
    // The password is known only now, so this is the moment to hash it at today's cost.
    const better = isOutdated(hash) ? await passwords.hash(password) : null;
    const session = await act(app, VISITOR, async (act) => {
      await lockUser(act.tx, userId);
      if ((await findPasswordHash(act.tx, userId)) !== hash) return null;
      if (better !== null) await replaceHash(act.tx, userId, better, act.at);
      return openSession(act, sessions, userId, device);
    });
    if (session) return session;
  }
  return null;
}

/**
 * Opens a session for a user who has proved who they are. It is nothing but its token: there is no
 * cookie, so no page of another origin can act for a user.
 * @param device what the user reads of the session in the list of logins
 */
export async function openSession(
  { tx, at }: Act,
  config: SessionConfig,
  userId: string,
  device: string,
): Promise<OpenedSession> {
  const token = randomBytes(24).toString("base64url");
  await insertSession(tx, config, { userId, token, device }, at);
  return { token, userId };
}
