import { randomBytes } from "node:crypto";
import { type Act, type App, act, VISITOR } from "../platform/act.ts";
import { findPasswordHash, findPasswordOf, replaceHash } from "./access.ts";
import { beginSignIn, type WaitingSignIn } from "./begin-sign-in.ts";
import { isOutdated } from "./password-hash.ts";
import type { PasswordWork } from "./password-work.ts";
import { lockUser } from "./queries.ts";
import { insertSession } from "./sessions.ts";

export interface OpenedSession {
  /** The token that the user sends with every later call. */
  readonly token: string;
  readonly userId: string;
}

/**
 * Opens a session by e-mail and password. Whoever changes a password ends all sessions: a login that
 * was under way meanwhile, with the password before, is refused.
 * The session waits for the second factor of an account that has one.
 * @returns null when the e-mail is unknown or the password is not its own; both cost one hash
 * @throws Refusal unavailable when too many logins wait
 */
export async function signInByPassword(
  { app, passwords }: { app: App; passwords: PasswordWork },
  { email, password }: { email: string; password: string },
  device: string,
): Promise<OpenedSession | WaitingSignIn | null> {
  const tried = await findPasswordOf(app.database.db, email);
  const isRight = await passwords.verify({ hash: tried?.hash ?? null, password });
  if (!tried || !isRight) return null;
  const { userId, hash } = tried;
  // The password is known only now, so this is the moment to hash it at today's cost.
  const better = isOutdated(hash) ? await passwords.hash(password) : null;
  return act(app, VISITOR, async (act) => {
    await lockUser(act.tx, userId);
    const isStillRight = (await findPasswordHash(act.tx, userId)) === hash;
    if (!isStillRight) return null;
    if (better !== null) await replaceHash(act.tx, userId, better, act.at);
    return beginSignIn(act, userId, { by: "password", device });
  });
}

/**
 * Opens a session for a user who has proved who they are. It is nothing but its token: there is no
 * cookie, so no page of another origin can act for a user.
 * @param proof.hasSecondFactor whether the user has passed a second factor
 * @param device what the user reads of the session in the list of logins
 */
export async function openSession(
  { tx, at }: Act,
  userId: string,
  device: string,
  { hasSecondFactor }: { hasSecondFactor: boolean } = { hasSecondFactor: false },
): Promise<OpenedSession> {
  const token = randomBytes(24).toString("base64url");
  await insertSession(tx, { userId, token, device, hasSecondFactor }, at);
  return { token, userId };
}
