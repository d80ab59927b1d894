import type { Db } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { readToken, signToken } from "../platform/signed-token.ts";
import { findUser, type UserRow } from "./queries.ts";

const PURPOSE = "device mark";
const GOOD_FOR_MS = 365 * 24 * 3_600_000;

/**
 * The mark that a browser gets at a successful login and sends with later logins. The mark allows
 * no login: it only tells the account's own browsers from unknown ones, so that the tries of
 * strangers don't count against the account's browsers.
 */
export function signDeviceMark(secret: string, userId: string, now: Date): string {
  const until = new Date(now.getTime() + GOOD_FOR_MS);
  return signToken(secret, { purpose: PURPOSE, subject: `${userId}~${newId()}`, until });
}

/** The account of a call, named by its e-mail address or its proved phone number (E.164). */
export type LoginAccount = { readonly email: string } | { readonly phone: string };

/**
 * Returns the id of the device that sends a mark; null for a device that has not logged in to the
 * account.
 */
export type FindDevice = (mark: string | undefined, named: LoginAccount) => Promise<string | null>;

/**
 * Returns the device of a mark. A mark of another account, a forged mark and an expired mark count
 * as no mark. The account is looked up only for a valid mark, so the duration of the call reveals
 * nothing to a stranger.
 */
export async function findDevice(
  { db, secret, now }: { db: Db; secret: string; now: Date },
  mark: string | undefined,
  named: LoginAccount,
): Promise<string | null> {
  const subject = mark ? readToken(secret, { purpose: PURPOSE, token: mark, now }) : null;
  const [userId, deviceId] = subject?.split("~") ?? [];
  if (!userId || !deviceId) return null;
  const user = await findUser(db, userId);
  return user && isNamed(user, named) ? deviceId : null;
}

function isNamed(user: UserRow, named: LoginAccount): boolean {
  if ("email" in named) return user.email === named.email;
  return user.phoneVerified && user.phone === named.phone;
}
