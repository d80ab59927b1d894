import { createHash, randomInt } from "node:crypto";
import { RECOVERY_CODES } from "@suvarna/contract/identity/constants";
import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { recoveryCodes } from "./tables.ts";

/** The Base32 alphabet without letters and digits that look alike. */
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const LENGTH = 24;

/**
 * Replaces a user's recovery codes by ten new ones.
 * @returns the codes, which are stored only as hashes and can't be shown again
 */
export async function replaceRecoveryCodes(tx: Tx, userId: string, now: Date): Promise<string[]> {
  await dropRecoveryCodes(tx, userId);
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const rows = codes.map((code) => ({ key: keyOf(userId, code), userId, createdAt: now }));
  await tx.insert(recoveryCodes).values(rows);
  return codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code);
}

/** Uses up a recovery code. @returns whether the user had this unused code */
export async function consumeRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.key, keyOf(userId, code)));
  return (await tx.delete(recoveryCodes).where(own).returning()).length > 0;
}

/** Returns how many unused recovery codes a user has. */
export function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

export async function dropRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** A recovery code has 120 random bits, so one round of hashing is enough. */
function keyOf(userId: string, code: string): string {
  return createHash("sha256").update(`${userId} ${code}`).digest("base64url");
}
