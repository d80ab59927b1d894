import { createHash } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import type { Identity } from "../platform/http/api.ts";
import { FRESH_PROOF_MS, sessionLimits } from "./session-limits.ts";
import { sessions, users } from "./tables.ts";

export const SESSION_MS = sessionLimits("shopper").absoluteMs;

/**
 * What the database keeps of a token. The token itself is known to its holder alone, so that who
 * reads the table can't act for anyone. It is long and random, so one round of hashing is enough.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The user of a token; null when the session is unknown, ended or expired, or the user suspended. */
export async function findIdentity(db: Db, token: string, now: Date): Promise<Identity | null> {
  const { createdAt, expiresAt, provedAt, secondFactorAt, userId } = sessions;
  const { role, staffRole, suspendedAt } = users;
  const [session] = await db
    .select({
      createdAt,
      expiresAt,
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
  if (!session || session.expiresAt <= now || session.suspendedAt !== null) return null;
  const ageMs = (at: Date) => now.getTime() - at.getTime();
  // The role may have changed since the session was opened.
  if (ageMs(session.createdAt) >= sessionLimits(session.role).absoluteMs) return null;
  return {
    userId: session.userId,
    role: session.role,
    staffRole: session.staffRole,
    token,
    hasSecondFactor: session.secondFactorAt !== null,
    hasFreshProof: session.provedAt !== null && ageMs(session.provedAt) < FRESH_PROOF_MS,
  };
}

/**
 * Stores a new session, and deletes the user's expired ones.
 * @param session.hasSecondFactor whether the login passed a second factor
 */
export async function insertSession(
  tx: Tx,
  session: { userId: string; token: string; device: string; hasSecondFactor: boolean },
  now: Date,
): Promise<void> {
  const { userId, token, device, hasSecondFactor } = session;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
  const [user] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId));
  const { absoluteMs } = sessionLimits(user?.role ?? "shopper");
  const expiresAt = new Date(now.getTime() + absoluteMs);
  const kept = { token: hashToken(token), userAgent: device };
  const marks = { secondFactorAt: hasSecondFactor ? now : null, provedAt: now };
  await tx.insert(sessions).values({ userId, ...kept, ...marks, expiresAt, createdAt: now });
}

/**
 * Marks a session as one whose owner has proved themselves just now.
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

/** Ends a session: its token is invalid from the next call on, in every process. */
export async function endSession(db: Autocommit, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, hashToken(token)));
}

/** The time at which a session was opened; null when it is over. */
export async function findLoginTime(db: Db, token: string): Promise<Date | null> {
  const own = eq(sessions.token, hashToken(token));
  const [session] = await db.select({ at: sessions.createdAt }).from(sessions).where(own);
  return session?.at ?? null;
}
