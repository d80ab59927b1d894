import { and, asc, eq } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { dropRecoveryCodes } from "./recovery-codes.ts";
import { factors } from "./tables.ts";

export type FactorRow = typeof factors.$inferSelect;

/** Returns the second factors of a user, the oldest first. */
export function listFactors(db: Db, userId: string): Promise<FactorRow[]> {
  return db
    .select()
    .from(factors)
    .where(eq(factors.userId, userId))
    .orderBy(asc(factors.createdAt), asc(factors.id));
}

/** Whether a user has a second factor. */
export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(factors, eq(factors.userId, userId))) > 0;
}

/** Returns the passkey with this id; null when the shop does not know the passkey. */
export async function findPasskey(db: Db, credentialId: string): Promise<FactorRow | null> {
  const [found] = await db.select().from(factors).where(eq(factors.credentialId, credentialId));
  return found ?? null;
}

/** Removes all second factors of a user and the recovery codes. */
export async function dropFactors(tx: Tx, userId: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.userId, userId));
  await dropRecoveryCodes(tx, userId);
}

/**
 * Returns the value that binds a sealed secret to its user, so that the secret can't be opened for
 * another user.
 */
export const sealedFor = (userId: string) => `totp:${userId}`;

export function isOwn(userId: string, id: string) {
  return and(eq(factors.userId, userId), eq(factors.id, id));
}
