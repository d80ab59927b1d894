import { asc, eq } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { listFactors } from "./factors.ts";
import { credentials, sessions } from "./tables.ts";

/**
 * Exports the data that the shop stores about a user's ways to sign in, without secrets: nobody may
 * read the hash of a password.
 */
export async function exportSignIns(db: Db, userId: string) {
  const secondFactors = (await listFactors(db, userId)).map(({ kind, name, createdAt }) => ({
    kind,
    name,
    since: createdAt.toISOString(),
  }));
  const signsInBy = await waysOf(db, userId);
  return { signsInBy, secondFactors, logins: await loginsOf(db, userId) };
}

async function waysOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .orderBy(asc(credentials.createdAt), asc(credentials.id));
  return rows.map(({ providerId, accountId, createdAt }) => ({
    way: providerId,
    account: accountId,
    since: createdAt.toISOString(),
  }));
}

async function loginsOf(db: Db, userId: string) {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId));
  return rows.map(({ userAgent, network, createdAt, lastSeenAt, expiresAt }) => ({
    device: userAgent,
    network,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
