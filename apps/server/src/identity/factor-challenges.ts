import { randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { hashToken } from "./sessions.ts";
import { factorChallenges } from "./tables.ts";

export type ChallengeRow = typeof factorChallenges.$inferSelect;
type Purpose = ChallengeRow["purpose"];

/** The time for answering a challenge, and the number of wrong answers that end it. */
const OPEN_MS = 10 * 60_000;
const TRIES = 5;

/** A new challenge. The caller gets `challenge` as its secret, and a passkey signs `nonce`. */
export interface NewChallenge {
  readonly challenge: string;
  readonly nonce: string;
}

/**
 * Stores a new challenge and deletes the expired ones.
 * @param secret the sealed secret of an authenticator app that is being added, if there is one
 */
export async function createChallenge(
  tx: Tx,
  {
    purpose,
    userId,
    secret = null,
  }: { purpose: Purpose; userId: string | null; secret?: string | null },
  now: Date,
): Promise<NewChallenge> {
  await tx.delete(factorChallenges).where(lte(factorChallenges.expiresAt, now));
  const challenge = randomBytes(24).toString("base64url");
  const nonce = randomBytes(32).toString("base64url");
  const key = hashToken(challenge);
  const expiresAt = new Date(now.getTime() + OPEN_MS);
  const row = { key, purpose, userId, nonce, secret, triesLeft: TRIES, expiresAt };
  await tx.insert(factorChallenges).values(row);
  return { challenge, nonce };
}

/** Returns a challenge that can still be answered; null when there is none. */
export async function findChallenge(
  db: Db,
  purpose: Purpose,
  challenge: string,
  now: Date,
): Promise<ChallengeRow | null> {
  const [row] = await db
    .select()
    .from(factorChallenges)
    .where(alive(purpose, challenge, now));
  return row ?? null;
}

/**
 * Locks a challenge until the transaction ends, so that of two simultaneous answers the second sees
 * the effect of the first.
 * @returns the challenge; null when it has ended or was answered
 */
export async function lockChallenge(
  tx: Tx,
  purpose: Purpose,
  challenge: string,
  now: Date,
): Promise<ChallengeRow | null> {
  const own = alive(purpose, challenge, now);
  const [row] = await tx.select().from(factorChallenges).where(own).for("update");
  return row ?? null;
}

/** Deletes a challenge that was answered. */
export async function dropChallenge(tx: Tx, { key }: Pick<ChallengeRow, "key">): Promise<void> {
  await tx.delete(factorChallenges).where(eq(factorChallenges.key, key));
}

/**
 * Counts a wrong answer to a challenge. The last allowed wrong answer ends the challenge.
 * @returns how many further answers the challenge accepts
 */
export async function countWrongAnswer(
  tx: Tx,
  { key, triesLeft: triesBefore }: Pick<ChallengeRow, "key" | "triesLeft">,
): Promise<number> {
  const triesLeft = triesBefore - 1;
  if (triesLeft > 0) {
    const own = eq(factorChallenges.key, key);
    await tx.update(factorChallenges).set({ triesLeft }).where(own);
  } else await dropChallenge(tx, { key });
  return triesLeft;
}

/** Ends all challenges of a user. */
export async function dropChallengesOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(factorChallenges).where(eq(factorChallenges.userId, userId));
}

function alive(purpose: Purpose, challenge: string, now: Date) {
  return and(
    eq(factorChallenges.key, hashToken(challenge)),
    eq(factorChallenges.purpose, purpose),
    gt(factorChallenges.expiresAt, now),
  );
}
