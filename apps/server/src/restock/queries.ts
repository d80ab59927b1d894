import type { LanguageCode } from "@suvarna/words/languages";
import { and, count, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { restockRequests as requests } from "./tables.ts";

export type RestockRow = typeof requests.$inferSelect;

const DAY_MS = 24 * 3_600_000;
/** How long a request is kept that nobody confirmed, or whose letter was written. */
const KEPT_MS = 30 * DAY_MS;

/** SQL condition: the request waits for its piece. */
export const isWaiting = and(isNotNull(requests.confirmedAt), isNull(requests.toldAt));

/** The data of a new or repeated request. */
export interface NewRequest {
  readonly email: string;
  readonly userId: string | null;
  readonly productId: string;
  readonly size: string;
  /** Whether the caller has proved the address, so that its owner need not be asked. */
  readonly isProved: boolean;
  /** The language in which the request was entered. */
  readonly language: LanguageCode;
}

/**
 * Stores a request. A request that already waits stays as it is; an announced request waits again.
 * @returns the request
 */
export async function storeRequest(tx: Tx, request: NewRequest, now: Date): Promise<RestockRow> {
  const { isProved, ...columns } = request;
  const confirmedAt = isProved ? now : null;
  const time = (at: Date | null) => sql`${at?.toISOString() ?? null}::timestamptz`;
  const [row] = await tx
    .insert(requests)
    .values({ ...columns, askedAt: now, confirmedAt })
    .onConflictDoUpdate({
      target: [requests.email, requests.productId, requests.size],
      set: {
        askedAt: now,
        language: request.language,
        userId: sql`coalesce(excluded.user_id, ${requests.userId})`,
        confirmedAt: sql`case when ${isWaiting} then ${requests.confirmedAt} else ${time(confirmedAt)} end`,
        toldAt: null,
      },
    })
    .returning();
  return row as RestockRow;
}

/** Counts the pieces that an address waits for, including unconfirmed requests. */
export async function countOpen(db: Db, email: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(requests)
    .where(and(eq(requests.email, email), isNull(requests.toldAt)));
  return row?.open ?? 0;
}

/** Finds a request by its id; null when it does not exist any more. */
export async function findRequest(db: Db, id: string): Promise<RestockRow | null> {
  const [row] = isId(id) ? await db.select().from(requests).where(eq(requests.id, id)) : [];
  return row ?? null;
}

/**
 * Confirms a request. A request that is already confirmed keeps its time of confirmation.
 * @returns the request; null when it does not exist any more
 */
export async function confirmRequest(tx: Tx, id: string, now: Date): Promise<RestockRow | null> {
  const [row] = await tx
    .update(requests)
    .set({ confirmedAt: sql`coalesce(${requests.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(requests.id, id))
    .returning();
  return row ?? null;
}

/** Lists the waiting requests of an account, newest first. */
export function findOfUser(db: Db, userId: string): Promise<RestockRow[]> {
  return db
    .select()
    .from(requests)
    .where(and(eq(requests.userId, userId), isWaiting))
    .orderBy(desc(requests.askedAt));
}

/**
 * Lists all requests of a person: those of the account, and those of the address if the person has
 * proved it.
 */
export function isOfPerson(person: {
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
}): SQL | undefined {
  const isOfAddress = person.emailVerified ? eq(requests.email, person.email) : undefined;
  return or(eq(requests.userId, person.userId), isOfAddress);
}

/** Counts the people who wait for a piece, by size. The empty size stands for any size. */
export function countBySize(db: Db, productId: string) {
  return db
    .select({ size: requests.size, waiting: count() })
    .from(requests)
    .where(and(eq(requests.productId, productId), isWaiting))
    .groupBy(requests.size)
    .orderBy(desc(count()), requests.size);
}

/** Deletes a request of an account. Does nothing when there is no such request. */
export async function removeRequest(tx: Tx, userId: string, id: string): Promise<void> {
  if (!isId(id)) return;
  await tx.delete(requests).where(and(eq(requests.userId, userId), eq(requests.id, id)));
}

/** Deletes all requests of the e-mail address that a request has. */
export async function removeRequestsLike(tx: Tx, id: string): Promise<void> {
  const request = await findRequest(tx, id);
  if (request) await tx.delete(requests).where(eq(requests.email, request.email));
}

/** Deletes the requests that were not confirmed in time, or were announced some time ago. */
export async function deleteOldRequests(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  const isOver = or(isNull(requests.confirmedAt), isNotNull(requests.toldAt));
  await tx
    .delete(requests)
    .where(and(isOver, lt(requests.askedAt, before), notifiedBefore(before)));
}

function notifiedBefore(before: Date): SQL | undefined {
  return or(isNull(requests.toldAt), lt(requests.toldAt, before));
}
