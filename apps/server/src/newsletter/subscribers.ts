import type { Subscriber } from "@suvarna/contract/newsletter/staff-schemas";
import { and, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import { countCapped } from "../platform/capped-count.ts";
import { cutPage } from "../platform/cut-page.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { type TimeCursor, writeCursor } from "../platform/time-cursor.ts";
import { hasWordsInOrder } from "../platform/word-search.ts";
import { newsletterSubscribers as subscribers, subscriberWords } from "./tables.ts";

const SEARCHED = { table: subscribers, id: subscribers.id, words: subscriberWords() };
const RECENT_MS = 30 * 24 * 3_600_000;
const EXPORT_STEP = 5000;

/** A page of the list of subscribers. */
interface SubscriberPage {
  readonly q?: string | undefined;
  readonly after: TimeCursor | null;
  readonly limit: number;
}

/** Lists the confirmed subscribers, the newest first, and counts them up to 10,001. */
export async function listSubscribers(
  db: Db,
  { q, after, limit }: SubscriberPage,
): Promise<{ items: Subscriber[]; total: number; nextCursor: string | null }> {
  const which = and(isNotNull(subscribers.confirmedAt), await hasWordsInOrder(db, SEARCHED, q));
  const found = await page(db, which, { after, limit: limit + 1 });
  const { page: items, last } = cutPage(found, limit);
  const total = await countCapped(db, subscribers, which);
  return { items, total, nextCursor: last ? cursorOf(last) : null };
}

/** Lists all confirmed subscribers, the newest first. */
export async function* eachSubscriber(db: Db): AsyncGenerator<Subscriber> {
  const which = isNotNull(subscribers.confirmedAt);
  let after: TimeCursor | null = null;
  for (;;) {
    const items: Subscriber[] = await page(db, which, { after, limit: EXPORT_STEP });
    yield* items;
    const last = items.at(-1);
    if (!last || items.length < EXPORT_STEP) return;
    after = { part: 0, at: new Date(last.confirmedAt), id: last._id };
  }
}

function cursorOf({ _id: id, confirmedAt }: Subscriber): string {
  return writeCursor({ part: 0, at: new Date(confirmedAt), id });
}

async function page(
  db: Db,
  which: SQL | undefined,
  { after, limit }: Omit<SubscriberPage, "q">,
): Promise<Subscriber[]> {
  const isAfter =
    after &&
    sql`(${subscribers.confirmedAt}, ${subscribers.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const rows = await db
    .select()
    .from(subscribers)
    .where(and(which, isAfter ?? undefined))
    .orderBy(desc(subscribers.confirmedAt), desc(subscribers.id))
    .limit(limit);
  return rows.map(({ id, email, place, consentedAt, confirmedAt }) => ({
    _id: id,
    email,
    place,
    consentedAt: consentedAt.toISOString(),
    confirmedAt: (confirmedAt as Date).toISOString(),
  }));
}

/**
 * Counts the subscribers that are confirmed, that are not confirmed, and that were confirmed in the
 * last thirty days.
 */
export async function countSubscribers(db: Db, now: Date) {
  const recent = new Date(now.getTime() - RECENT_MS).toISOString();
  const [row] = await db
    .select({
      confirmed: sql<string>`count(${subscribers.confirmedAt})`,
      recent: sql<string>`count(*) filter (where ${subscribers.confirmedAt} >= ${recent}::timestamptz)`,
      all: count(),
    })
    .from(subscribers);
  if (!row) throw new Error("A count without a row");
  const confirmed = Number(row.confirmed);
  return { confirmed, unconfirmed: row.all - confirmed, recent: Number(row.recent) };
}

/** Deletes a subscriber. @throws Refusal subscriber_not_found */
export async function removeSubscriber({ tx, record }: Act, id: string): Promise<void> {
  if (!isId(id)) throw new Refusal("subscriber_not_found");
  const removed = await tx
    .delete(subscribers)
    .where(eq(subscribers.id, id))
    .returning({ id: subscribers.id });
  if (removed.length === 0) throw new Refusal("subscriber_not_found");
  record({ what: "newsletter.unsubscribed", subject: id });
}
