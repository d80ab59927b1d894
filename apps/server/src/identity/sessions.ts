import { createHash } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import type { Identity } from "../platform/http/api.ts";
import { sessions, users } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;
export const SESSION_MS = 30 * DAY_MS;

/**
 * What the database keeps of a token. The token itself is known to its holder alone, so that who
 * reads the table can't act for anyone. It is long and random, so one round of hashing is enough.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The user of a token; null when the session is unknown, ended or expired, or the user suspended. */
export async function findIdentity(db: Db, token: string, now: Date): Promise<Identity | null> {
  const { expiresAt, userId } = sessions;
  const { role, staffRole, suspendedAt } = users;
  const [session] = await db
    .select({ expiresAt, userId, role, staffRole, suspendedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(sessions.token, hashToken(token)));
  if (!session || session.expiresAt <= now || session.suspendedAt !== null) return null;
  return { userId: session.userId, role: session.role, staffRole: session.staffRole, token };
}

/** Stores a new session, and deletes the user's expired ones. */
export async function insertSession(
  tx: Tx,
  { userId, token, device }: { userId: string; token: string; device: string },
  now: Date,
): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const kept = { token: hashToken(token), userAgent: device };
  await tx.insert(sessions).values({ userId, ...kept, expiresAt, createdAt: now });
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
