import { createHash } from "node:crypto";
import { and, eq, inArray, lte, or } from "drizzle-orm";
import type { Autocommit, Database, Db, Tx } from "../platform/database.ts";
import type { Identity } from "../platform/http/api.ts";
import type { LoginOrigin } from "./login-origin.ts";
import { FRESH_PROOF_MS, type SessionLimits, sessionLimits } from "./session-limits.ts";
import type { SessionConfig } from "./settings.ts";
import { sessions, users } from "./tables.ts";

/**
 * How exactly the last use of a session is stored, so that not every call writes to the database.
 */
const SEEN_EVERY_MS = 2 * 60_000;
/** The largest number of ended sessions that one login deletes. */
const SWEPT_AT_ONCE = 100;

/**
 * Returns the hash under which the database stores a token. Only the browser has the token itself,
 * so a reader of the table can't act as a user. A token is long and random, so one round of hashing
 * is enough.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/**
 * Finds the user of a token; null when the session is unknown, ended, expired or unused for too
 * long, or the user is suspended.
 * @param use where the session is used, which is stored every few minutes; null when this does not
 *   count as a use
 */
export async function findIdentity(
  { db, autocommit }: Pick<Database, "db" | "autocommit">,
  config: SessionConfig,
  token: string,
  now: Date,
  use: Pick<LoginOrigin, "network"> | null,
): Promise<Identity | null> {
  const { id, createdAt, expiresAt, lastSeenAt, provedAt, secondFactorAt, userId } = sessions;
  const { role, staffRole, suspendedAt } = users;
  const [session] = await db
    .select({
      id,
      createdAt,
      expiresAt,
      lastSeenAt,
      provedAt,
      secondFactorAt,
      userId,
      role,
      staffRole,
      suspendedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(sessions.token, hashToken(token)));
  if (!session || session.suspendedAt !== null) return null;
  const limits = sessionLimits(session.role, config);
  const ageMs = (at: Date) => now.getTime() - at.getTime();
  // The role may have changed since the session was opened.
  if (hasEnded(session, limits, now) || ageMs(session.createdAt) >= limits.absoluteMs) return null;
  const lastSeen = session.lastSeenAt;
  if (use && ageMs(lastSeen) >= SEEN_EVERY_MS) {
    // When many calls use the session at the same time, only one of them writes.
    const unseen = and(eq(id, session.id), eq(lastSeenAt, lastSeen));
    await autocommit
      .update(sessions)
      .set({ lastSeenAt: now, ...use })
      .where(unseen);
  }
  return {
    userId: session.userId,
    role: session.role,
    staffRole: session.staffRole,
    token,
    hasSecondFactor: session.secondFactorAt !== null,
    hasFreshProof: session.provedAt !== null && ageMs(session.provedAt) < FRESH_PROOF_MS,
  };
}

/** Whether a session has ended, because it is too old or was not used for too long. */
export function hasEnded(
  { expiresAt, lastSeenAt }: { expiresAt: Date; lastSeenAt: Date },
  { idleMs }: SessionLimits,
  now: Date,
): boolean {
  return expiresAt <= now || lastSeenAt.getTime() + idleMs <= now.getTime();
}

/**
 * Stores a new session, and deletes some sessions of any users that have ended.
 * @param session.hasSecondFactor whether the login passed a second factor
 */
export async function insertSession(
  tx: Tx,
  config: SessionConfig,
  session: LoginOrigin & { userId: string; token: string; hasSecondFactor: boolean },
  now: Date,
): Promise<void> {
  const { userId, token, device, network, hasSecondFactor } = session;
  await sweepEnded(tx, config, now);
  const [user] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId));
  const { absoluteMs } = sessionLimits(user?.role ?? "shopper", config);
  const expiresAt = new Date(now.getTime() + absoluteMs);
  const values = { token: hashToken(token), userAgent: device, network };
  const marks = { secondFactorAt: hasSecondFactor ? now : null, provedAt: now };
  const times = { expiresAt, createdAt: now, lastSeenAt: now };
  await tx.insert(sessions).values({ userId, ...values, ...marks, ...times });
}

/**
 * Marks a session as freshly proved, after its user has proved to be the account's owner.
 * @param hasSecondFactor whether the proof was a second factor
 */
export async function markProved(
  tx: Tx,
  token: string,
  { hasSecondFactor }: { hasSecondFactor: boolean },
  now: Date,
): Promise<void> {
  const marks = { provedAt: now, ...(hasSecondFactor ? { secondFactorAt: now } : {}) };
  await tx
    .update(sessions)
    .set(marks)
    .where(eq(sessions.token, hashToken(token)));
}

/**
 * Deletes some ended sessions. It skips rows that another login is deleting, so that no login waits
 * for another.
 */
async function sweepEnded(tx: Tx, config: SessionConfig, now: Date): Promise<void> {
  const { idleMs } = sessionLimits("shopper", config);
  const idleSince = new Date(now.getTime() - idleMs);
  const ended = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idleSince)))
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await tx.delete(sessions).where(inArray(sessions.id, ids));
}

/** Returns the id of the session with a token; null when the session has ended. */
export async function findSession(db: Db, token: string): Promise<string | null> {
  const own = eq(sessions.token, hashToken(token));
  const [session] = await db.select({ id: sessions.id }).from(sessions).where(own);
  return session?.id ?? null;
}

/** Ends a session: its token is invalid from the next call on, in every process. */
export async function endSession(db: Autocommit, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, hashToken(token)));
}

/**
 * Returns the time at which the holder of a session last proved to be the account's owner, by the
 * login or by a later proof. The time is null when another session of the user has added a second
 * factor since.
 * @returns null when the session has ended
 */
export async function findProofTime(
  db: Db,
  token: string,
): Promise<{ readonly provedAt: Date | null } | null> {
  const own = eq(sessions.token, hashToken(token));
  const [session] = await db.select({ provedAt: sessions.provedAt }).from(sessions).where(own);
  return session ?? null;
}
