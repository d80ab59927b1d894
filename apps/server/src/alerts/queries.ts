import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { priceAlerts } from "./tables.ts";

export type AlertRow = typeof priceAlerts.$inferSelect;

const LISTED = 100;

/** Lists a user's alerts: first those that still wait, then the others, newest first. */
export function findAlerts(db: Db, userId: string): Promise<AlertRow[]> {
  return db
    .select()
    .from(priceAlerts)
    .where(eq(priceAlerts.userId, userId))
    .orderBy(sql`${priceAlerts.firedAt} is not null`, desc(priceAlerts.createdAt))
    .limit(LISTED);
}

/** Counts the alerts of a user that are not announced yet. */
export function countWaiting(db: Db, userId: string): Promise<number> {
  return db.$count(priceAlerts, and(eq(priceAlerts.userId, userId), isNull(priceAlerts.firedAt)));
}

/**
 * Finds an alert of this user; null when it does not exist.
 * @throws Refusal forbidden when it belongs to another user
 */
export async function findAlert(db: Db, userId: string, id: string): Promise<AlertRow | null> {
  const [row] = isId(id) ? await db.select().from(priceAlerts).where(eq(priceAlerts.id, id)) : [];
  if (row && row.userId !== userId) throw new Refusal("forbidden");
  return row ?? null;
}

/** Finds an alert of any user; null when it does not exist any more. */
export async function findAlertById(db: Db, id: string): Promise<AlertRow | null> {
  const [row] = await db.select().from(priceAlerts).where(eq(priceAlerts.id, id));
  return row ?? null;
}

export async function anyWaiting(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: priceAlerts.id })
    .from(priceAlerts)
    .where(isNull(priceAlerts.firedAt))
    .limit(1);
  return rows.length > 0;
}

export async function addAlert(tx: Tx, alert: typeof priceAlerts.$inferInsert): Promise<AlertRow> {
  const [row] = await tx.insert(priceAlerts).values(alert).returning();
  return row as AlertRow;
}

/**
 * Sets a new price and makes the alert wait again.
 * @returns null when the alert does not exist any more
 */
export async function rearmAlert(
  tx: Tx,
  userId: string,
  id: string,
  belowPaise: number,
): Promise<AlertRow | null> {
  const [row] = await tx
    .update(priceAlerts)
    .set({ belowPaise, firedAt: null, firedPaise: null })
    .where(isOwn(userId, id))
    .returning();
  return row ?? null;
}

/** Sets whether a text message goes out besides the letter of a user's alert. */
export async function chooseSms(tx: Tx, userId: string, id: string, bySms: boolean): Promise<void> {
  await tx.update(priceAlerts).set({ bySms }).where(isOwn(userId, id));
}

/** Deletes a user's alert. @throws Refusal forbidden when it belongs to another user */
export async function removeAlert(tx: Tx, userId: string, id: string): Promise<void> {
  const alert = await findAlert(tx, userId, id);
  if (alert) await tx.delete(priceAlerts).where(isOwn(userId, alert.id));
}

export async function removeAlertsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(priceAlerts).where(eq(priceAlerts.userId, userId));
}

function isOwn(userId: string, id: string) {
  return and(eq(priceAlerts.userId, userId), eq(priceAlerts.id, id));
}
