import { and, count, desc, eq, inArray, ne } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import { pushSubscriptions as subscriptions } from "./tables.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The largest number of devices of a user; the oldest is dropped for a further one. */
const MOST = 10;

/**
 * Stores the subscription of a session in place of an earlier one. A browser whose user has changed
 * keeps its address, so the address then belongs to the new user.
 */
export async function putSubscription(
  tx: Tx,
  subscription: Omit<SubscriptionRow, "id" | "lastSentAt">,
): Promise<void> {
  const { userId, sessionId, endpoint } = subscription;
  const earlier = and(eq(subscriptions.sessionId, sessionId), ne(subscriptions.endpoint, endpoint));
  await tx.delete(subscriptions).where(earlier);
  await tx
    .insert(subscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: subscriptions.endpoint,
      set: { ...subscription, lastSentAt: null },
    });
  const surplus = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .offset(MOST);
  const ids = surplus.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(subscriptions).where(inArray(subscriptions.id, ids));
}

/** Returns the subscription of a session; null when its device has none. */
export async function findOfSession(db: Db, sessionId: string): Promise<SubscriptionRow | null> {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.sessionId, sessionId))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return found ?? null;
}

export async function removeOfSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.sessionId, sessionId));
}

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | null> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return found ?? null;
}

/** Lists the subscriptions of a user, oldest first. */
export function findOfUser(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(subscriptions.createdAt);
}

/** Returns the ids of the subscriptions of a user. */
export async function subscriptionsOf(db: Db, userId: string): Promise<string[]> {
  return (await findOfUser(db, userId)).map(({ id }) => id);
}

export async function removeOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.userId, userId));
}

/** Deletes a subscription, unless its device has subscribed again in the meantime. */
export async function removeSubscription(
  db: Autocommit,
  { id, createdAt }: Pick<SubscriptionRow, "id" | "createdAt">,
): Promise<void> {
  const same = and(eq(subscriptions.id, id), eq(subscriptions.createdAt, createdAt));
  await db.delete(subscriptions).where(same);
}

/** Stores when the push service last accepted a message. */
export async function markSent(db: Autocommit, id: string, at: Date): Promise<void> {
  await db.update(subscriptions).set({ lastSentAt: at }).where(eq(subscriptions.id, id));
}

export async function countSubscriptions(db: Db): Promise<number> {
  const [counted] = await db.select({ count: count() }).from(subscriptions);
  return counted?.count ?? 0;
}
