import type { ActiveLogin as Login, RemovedContact } from "@suvarna/contract/identity/schemas";
import { and, desc, eq, gt, isNotNull, ne } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import type { Identity } from "../platform/http/api.ts";
import { isId } from "../platform/ids.ts";
import { describeDevice } from "./device-words.ts";
import { dropChallengesOf } from "./factor-challenges.ts";
import { PASSWORD_PROVIDER } from "./open-user.ts";
import type { Profiles } from "./profiles.ts";
import type { UserRow } from "./queries.ts";
import { sessionLimits } from "./session-limits.ts";
import { hasEnded, hashToken } from "./sessions.ts";
import type { SessionConfig } from "./settings.ts";
import { credentials, sessions, users } from "./tables.ts";

/** Returns the sessions of a user that can still be used, the newest first. */
export async function listLogins(
  db: Db,
  config: SessionConfig,
  { userId, role, token }: Identity,
  now: Date,
): Promise<Login[]> {
  const limits = sessionLimits(role, config);
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  const own = hashToken(token);
  const usable = rows.filter((row) => !hasEnded(row, limits, now));
  return usable.map((row) => ({
    _id: row.id,
    ...describeDevice(row.userAgent),
    network: row.network,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.token === own,
  }));
}

/** Ends one session of a user, if it exists. */
export async function endLogin({ tx, record }: Act, userId: string, id: string): Promise<void> {
  if (!isId(id)) return;
  record({ what: "account.login_ended", subject: userId });
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/**
 * Ends all sessions of a user, and the logins that wait for a second factor. The tokens of the
 * sessions become invalid at once, in every process.
 */
export async function endAllLogins(tx: Tx, userId: string): Promise<void> {
  await dropChallengesOf(tx, userId);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Returns the hash of a user's password; null for a user who only logs in in other ways. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(ofPassword(userId), isNotNull(credentials.password)));
  return row?.hash ?? null;
}

/**
 * Returns the user with this e-mail address and the hash of the user's password; null when there is
 * no such user or the user has no password.
 */
export async function findPasswordOf(
  db: Db,
  email: string,
): Promise<{ userId: string; hash: string } | null> {
  const [row] = await db
    .select({ userId: users.id, hash: credentials.password })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(and(eq(users.email, email), eq(credentials.providerId, PASSWORD_PROVIDER)));
  return row && row.hash !== null ? { userId: row.userId, hash: row.hash } : null;
}

/** Sets a user's password, also the first one, and ends all sessions of the user. */
export async function setPassword(tx: Tx, userId: string, hash: string, now: Date): Promise<void> {
  const hadOne = await replaceHash(tx, userId, hash, now);
  if (!hadOne) {
    await tx.insert(credentials).values({
      userId,
      providerId: PASSWORD_PROVIDER,
      accountId: userId,
      password: hash,
      createdAt: now,
      updatedAt: now,
    });
  }
  await endAllLogins(tx, userId);
}

/**
 * Replaces the stored hash of a user's unchanged password, for example after the cost of hashing
 * was raised. The user's sessions continue.
 * @returns false when the user has no password
 */
export async function replaceHash(
  tx: Tx,
  userId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(credentials)
    .set({ password: hash, updatedAt: now })
    .where(ofPassword(userId))
    .returning({ id: credentials.id });
  return changed.length > 0;
}

/** Removes all ways to sign in by other providers, such as Google, and keeps the password. */
export async function removeOtherWays(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(credentials)
    .where(and(eq(credentials.userId, userId), ne(credentials.providerId, PASSWORD_PROVIDER)));
}

/**
 * Removes from an account the contacts that a stranger may have entered, who opened the account
 * with another person's e-mail address: the phone number, because its codes would log in; the
 * changes that wait to be confirmed; and the addresses, because parcels would go there.
 * @returns the names of the removed contacts, which the letter to the owner mentions
 */
export async function removeUnprovedContacts(
  { removeAddresses }: Pick<Profiles, "removeAddresses">,
  tx: Tx,
  { id: userId, phone, location }: Pick<UserRow, "id" | "phone" | "location">,
  now: Date,
): Promise<RemovedContact[]> {
  const contact = { phone: null, phoneVerified: false, pendingPhone: null, pendingEmail: null };
  await tx
    .update(users)
    .set({ ...contact, location: "", updatedAt: now })
    .where(eq(users.id, userId));
  const removed: RemovedContact[] = [];
  if (phone !== null) removed.push("phone");
  if (await removeAddresses(tx, userId)) removed.push("addresses");
  if (location !== "") removed.push("location");
  return removed;
}

function ofPassword(userId: string) {
  return and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER));
}
