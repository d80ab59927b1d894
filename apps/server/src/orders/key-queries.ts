import { and, eq, lt, sql } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import { idempotencyKeys } from "./checkout-tables.ts";

/** The order that was placed with an idempotency key, and the hash of that call's body. */
export interface UsedKey {
  readonly bodyHash: string;
  readonly orderId: string;
}

/** An idempotency key of a user. */
interface OwnKey {
  readonly userId: string;
  readonly key: string;
}

/**
 * Locks the idempotency key of a sale at the counter until the transaction ends. A simultaneous
 * second call waits here, and then finds the order of the first call.
 */
export async function lockCounterKey(tx: Tx, { userId, key }: OwnKey): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`counter ${userId} ${key}`}, 0))`,
  );
}

/** Reads which order was placed with a user's idempotency key; null when the key is new. */
export async function findKey(tx: Tx, { userId, key }: OwnKey): Promise<UsedKey | null> {
  const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const [used] = await tx.select().from(idempotencyKeys).where(own);
  return used ?? null;
}

/** Stores an idempotency key with the order that was placed with it. */
export async function keepKey(tx: Tx, used: typeof idempotencyKeys.$inferInsert): Promise<void> {
  await tx.insert(idempotencyKeys).values(used);
}

/** Stores an idempotency key, unless it is stored already. @returns whether the key is new */
export async function keepNewKey(
  tx: Tx,
  used: typeof idempotencyKeys.$inferInsert,
): Promise<boolean> {
  const kept = await tx
    .insert(idempotencyKeys)
    .values(used)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return kept.length > 0;
}

/** Deletes the idempotency keys that were used before a moment. */
export async function dropKeysBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
}
