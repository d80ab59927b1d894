import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  notInArray,
  sql,
} from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import type { HeldReason } from "./caps.ts";
import { type MessageState, messageState, messages } from "./tables.ts";

export type MessageRow = typeof messages.$inferSelect;

/** A message that no process has tried to send yet. */
type NewMessage = Omit<MessageRow, "state" | "attempts" | "carrierId" | "sentAt" | "heldBecause">;

/** Stores a message. @returns false when there is a message with this key */
export async function addMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const added = await tx
    .insert(messages)
    .values({ ...message, state: "waiting", attempts: 0 })
    .onConflictDoNothing({ target: messages.key })
    .returning({ id: messages.id });
  return added.length > 0;
}

/**
 * Marks a message that exceeds a cap as held. The content is kept only if the message is sent
 * later.
 * @param because the exceeded cap
 */
export async function holdMessage(
  tx: Tx,
  id: string,
  { because, isKept }: { because: HeldReason; isKept: boolean },
): Promise<void> {
  await tx
    .update(messages)
    .set({ state: "held", heldBecause: because, ...(isKept ? {} : { content: null }) })
    .where(eq(messages.id, id));
}

/** Locks a held message until the transaction ends; null when the message is not held. */
export async function lockHeldMessage(tx: Tx, id: string): Promise<MessageRow | null> {
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.state, "held")))
    .for("update");
  return message ?? null;
}

/** Marks a held message as waiting, so that it can be sent. */
export async function releaseMessage(tx: Tx, id: string): Promise<void> {
  await tx.update(messages).set({ state: "waiting", heldBecause: null }).where(eq(messages.id, id));
}

/** Lists the messages that exceed a cap, the newest first. */
export function heldMessages(db: Db, limit: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(eq(messages.state, "held"))
    .orderBy(desc(messages.id))
    .limit(limit);
}

/**
 * Marks the unsent messages whose time is over as expired, and deletes their content, also when
 * their job is gone.
 */
export async function expireMessages(db: Autocommit, now: Date): Promise<void> {
  await db
    .update(messages)
    .set({ state: "expired", content: null })
    .where(
      and(
        inArray(messages.state, ["waiting", "sending", "failed"]),
        isNotNull(messages.content),
        lte(messages.expiresAt, now),
      ),
    );
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | null> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id));
  return message ?? null;
}

/** Lists the newest messages first. Ids begin with the time, so the list is sorted by id. */
export function newestMessages(db: Db, limit: number): Promise<MessageRow[]> {
  return db.select().from(messages).orderBy(desc(messages.id)).limit(limit);
}

/** Marks a message as being sent. @returns false when another process has changed its state */
export async function takeMessage(db: Autocommit, { id, state }: MessageRow): Promise<boolean> {
  const rows = await db
    .update(messages)
    .set({ state: "sending", attempts: sql`${messages.attempts} + 1` })
    .where(and(eq(messages.id, id), eq(messages.state, state)))
    .returning({ id: messages.id });
  return rows.length > 0;
}

/** The result of an attempt to send a message. */
interface Outcome {
  readonly state: MessageState;
  readonly carrierId?: string | null;
  readonly sentAt?: Date;
  /** Whether the content of the message is kept. */
  readonly isKept: boolean;
}

/** Stores the result of an attempt. A message in a final state is not changed. */
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

/**
 * Lists the messages to these recipients without their content, because the content contains the
 * secrets of links.
 */
export async function readMessagesTo(db: Db, recipients: readonly string[]) {
  const rows = await db
    .select()
    .from(messages)
    .where(inArray(messages.recipient, [...recipients]))
    .orderBy(messages.createdAt);
  return rows.map(({ kind, channel, recipient, createdAt }) => ({
    kind,
    channel,
    to: recipient,
    createdAt: createdAt.toISOString(),
  }));
}

/** Lists the messages to these recipients whose key names a subject, oldest first. */
export function messagesAbout(
  db: Db,
  recipients: readonly string[],
  subject: string,
): Promise<MessageRow[]> {
  const about = sql`position(${subject} in ${messages.key}) > 0`;
  return db
    .select()
    .from(messages)
    .where(and(inArray(messages.recipient, [...recipients]), about))
    .orderBy(messages.createdAt);
}

export async function removeMessagesTo(db: Autocommit, recipient: string): Promise<void> {
  await db.delete(messages).where(eq(messages.recipient, recipient));
}

/** Deletes the messages to a recipient, except those that are still to be sent. */
export async function removeEndedMessagesTo(db: Autocommit, recipient: string): Promise<void> {
  const ended = notInArray(messages.state, ["waiting", "sending"]);
  await db.delete(messages).where(and(eq(messages.recipient, recipient), ended));
}

/**
 * Deletes the messages that were created before a time. Ids begin with the time, so the ids are
 * compared.
 */
export async function removeOldMessages(db: Autocommit, before: Date): Promise<void> {
  await db.delete(messages).where(lt(messages.id, newId(before.getTime())));
}

/** Counts the messages in each state that were created since a time. */
export async function countMessages(db: Db, since: Date) {
  const rows = await db
    .select({ state: messages.state, count: count() })
    .from(messages)
    .where(gte(messages.id, newId(since.getTime())))
    .groupBy(messages.state);
  const counts = new Map(rows.map((row) => [row.state, row.count]));
  return messageState.enumValues.map((state) => ({ label: state, value: counts.get(state) ?? 0 }));
}
