import { and, count, desc, eq, gte, inArray, lt, notInArray, sql } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { type MessageState, messageState, messages } from "./tables.ts";

export type MessageRow = typeof messages.$inferSelect;

/** A message that nobody has tried to hand over. */
type NewMessage = Omit<MessageRow, "state" | "attempts" | "carrierId" | "sentAt">;

/** Writes a message down. @returns false when its key is there already */
export async function addMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const added = await tx
    .insert(messages)
    .values({ ...message, state: "waiting", attempts: 0 })
    .onConflictDoNothing({ target: messages.key })
    .returning({ id: messages.id });
  return added.length > 0;
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | null> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id));
  return message ?? null;
}

/** Newest first: ids go by the time. */
export function newestMessages(db: Db, limit: number): Promise<MessageRow[]> {
  return db.select().from(messages).orderBy(desc(messages.id)).limit(limit);
}

/** Takes a message for one attempt. @returns false when it is not as it was found any more */
export async function takeMessage(db: Autocommit, { id, state }: MessageRow): Promise<boolean> {
  const taken = await db
    .update(messages)
    .set({ state: "sending", attempts: sql`${messages.attempts} + 1` })
    .where(and(eq(messages.id, id), eq(messages.state, state)))
    .returning({ id: messages.id });
  return taken.length > 0;
}

/** What became of an attempt. */
interface Outcome {
  readonly state: MessageState;
  readonly carrierId?: string | null;
  readonly sentAt?: Date;
  /** Whether what it said is to be kept. */
  readonly isKept: boolean;
}

/** Writes down what became of an attempt. One whose end is written stays as it is. */
export async function settleMessage(
  db: Autocommit,
  id: string,
  { state, carrierId = null, sentAt, isKept }: Outcome,
): Promise<void> {
  await db
    .update(messages)
    .set({ state, carrierId, sentAt: sentAt ?? null, ...(isKept ? {} : { content: null }) })
    .where(and(eq(messages.id, id), inArray(messages.state, ["waiting", "sending"])));
}

/** What was sent to somebody and when, without what it said: that holds the secrets of links. */
export async function tellMessagesTo(db: Db, recipients: readonly string[]) {
  const rows = await db
    .select()
    .from(messages)
    .where(inArray(messages.recipient, [...recipients]))
    .orderBy(messages.createdAt);
  return rows.map(({ kind, channel, recipient, createdAt }) => ({
    ...{ kind, channel, to: recipient, createdAt: createdAt.toISOString() },
  }));
}

export async function removeMessagesTo(db: Autocommit, recipient: string): Promise<void> {
  await db.delete(messages).where(eq(messages.recipient, recipient));
}

/** Leaves what is still to go out. */
export async function removeEndedMessagesTo(db: Autocommit, recipient: string): Promise<void> {
  const ended = notInArray(messages.state, ["waiting", "sending"]);
  await db.delete(messages).where(and(eq(messages.recipient, recipient), ended));
}

/** Removes what is older than that: what has a smaller id than one of that time would have. */
export async function removeOldMessages(db: Autocommit, before: Date): Promise<void> {
  await db.delete(messages).where(lt(messages.id, newId(before.getTime())));
}

/** How many messages there are in each state, of those written since then. */
export async function countMessages(db: Db, since: Date) {
  const rows = await db
    .select({ state: messages.state, count: count() })
    .from(messages)
    .where(gte(messages.id, newId(since.getTime())))
    .groupBy(messages.state);
  const counts = new Map(rows.map((row) => [row.state, row.count]));
  return messageState.enumValues.map((state) => ({ label: state, value: counts.get(state) ?? 0 }));
}
