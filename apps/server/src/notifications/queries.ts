import { and, desc, eq, inArray, lt, notInArray, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { type Places, rowOf, statement } from "../platform/statement.ts";
import { type MessageState, messages } from "./tables.ts";

export type MessageRow = typeof messages.$inferSelect;

/** @returns its id; null when a message with this key is there already */
export async function addMessage(db: Db, message: NewMessage): Promise<string | null> {
  const [added] = await add(db, {
    ...message,
    ...{ id: newId(), state: "waiting", attempts: 0, carrierId: null, sentAt: null },
  });
  return added?.id ?? null;
}

/** A message that nobody has tried to hand over. */
type NewMessage = Omit<MessageRow, "id" | "state" | "attempts" | "carrierId" | "sentAt">;

const add = statement<MessageRow, { id: string }[]>((db) =>
  db
    .insert(messages)
    .values(rowOf(messages))
    .onConflictDoNothing({ target: messages.key })
    .returning({ id: messages.id }),
);

export async function findMessage(db: Db, id: string): Promise<MessageRow | null> {
  const [row] = await messageOf(db, { id });
  return row ?? null;
}

const messageOf = statement((db, { id }: Places<{ id: string }>) =>
  db.select().from(messages).where(eq(messages.id, id)),
);

/** Newest first. */
export function newestMessages(db: Db, limit: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

/** Takes a message for one attempt, if it still is as it was found. */
export async function takeMessage(db: Db, { id, state }: MessageRow): Promise<boolean> {
  const taken = await db
    .update(messages)
    .set({ state: "sending", attempts: sql`${messages.attempts} + 1` })
    .where(and(eq(messages.id, id), eq(messages.state, state)))
    .returning({ id: messages.id });
  return taken.length > 0;
}

/** Writes down what became of an attempt. */
export async function settleMessage(
  db: Db,
  id: string,
  result: { state: MessageState; content?: null; carrierId?: string | null; sentAt?: Date },
): Promise<void> {
  await db.update(messages).set(result).where(eq(messages.id, id));
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

export async function removeMessagesTo(db: Db, recipient: string): Promise<void> {
  await db.delete(messages).where(eq(messages.recipient, recipient));
}

/** Leaves what is still to go out. */
export async function removeEndedMessagesTo(db: Db, recipient: string): Promise<void> {
  const ended = notInArray(messages.state, ["waiting", "sending"]);
  await db.delete(messages).where(and(eq(messages.recipient, recipient), ended));
}

/** Removes what is older than that, some at a time. */
export async function removeOldMessages(db: Db, before: Date, atMost: number): Promise<void> {
  const old = db
    .select({ id: messages.id })
    .from(messages)
    .where(lt(messages.createdAt, before))
    .limit(atMost);
  await db.delete(messages).where(inArray(messages.id, old));
}
