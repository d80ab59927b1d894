import type { TicketState } from "@suvarna/domain/ticket";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import type { Author } from "./author.ts";
import { type TicketChange, ticketMessages, ticketPictures, tickets } from "./tables.ts";

export type TicketRow = typeof tickets.$inferSelect;
export type MessageRow = typeof ticketMessages.$inferSelect;
/** The columns of a picture without the picture's bytes. */
export type PictureFacts = Omit<typeof ticketPictures.$inferSelect, "webp" | "createdAt">;

/** A ticket with its messages, oldest first. */
export interface TicketThread extends TicketRow {
  readonly messages: readonly (MessageRow & { readonly picture: PictureFacts | null })[];
}

const RECENT = 6;
const LISTED = 100;

/** Inserts a ticket. @returns null when a ticket with the same stamp exists already */
export async function insertTicket(
  tx: Tx,
  ticket: typeof tickets.$inferInsert,
): Promise<TicketRow | null> {
  const [row] = await tx
    .insert(tickets)
    .values(ticket)
    .onConflictDoNothing({ target: tickets.stamp })
    .returning();
  return row ?? null;
}

export async function findTicketByStamp(db: Db, stamp: string): Promise<TicketThread | null> {
  const [row] = await db.select().from(tickets).where(eq(tickets.stamp, stamp));
  return row ? withThread(db, row) : null;
}

export async function findTicket(db: Db, number: string): Promise<TicketThread | null> {
  const [row] = await db.select().from(tickets).where(eq(tickets.number, number));
  return row ? withThread(db, row) : null;
}

/** Finds a ticket by its id, without its messages; null when there is none. */
export async function findTicketById(db: Db, id: string): Promise<TicketRow | null> {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id));
  return row ?? null;
}

/** Returns the text of a message; null when the message was deleted. */
export async function findMessageText(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select().from(ticketMessages).where(eq(ticketMessages.id, id));
  return row?.text ?? null;
}

/** Locks a ticket until the transaction ends; null when there is no such ticket. */
export async function lockTicket(tx: Tx, number: string): Promise<TicketRow | null> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.number, number)).for("update");
  return row ?? null;
}

/**
 * A change of a ticket: its kind, its time, and the member of staff who made the change; null for
 * the shopper.
 */
export interface TicketChangeBy {
  readonly what: TicketChange;
  readonly staffId: string | null;
  readonly at: Date;
}

/**
 * Updates a ticket by compare-and-set, which changes the row only if it still has the expected
 * state.
 * @returns false when the state was another one
 */
export async function updateTicket(
  tx: Tx,
  id: string,
  seen: TicketState,
  changes: Partial<TicketRow>,
  by: TicketChangeBy,
): Promise<boolean> {
  const { what: lastChange, staffId: changedBy, at: changedAt } = by;
  const version = sql`${tickets.version} + 1`;
  const changed = await tx
    .update(tickets)
    .set({ ...changes, version, lastChange, changedBy, changedAt })
    .where(and(eq(tickets.id, id), eq(tickets.state, seen)))
    .returning({ id: tickets.id });
  return changed.length > 0;
}

async function withThread(db: Db, ticket: TicketRow): Promise<TicketThread> {
  const [thread] = await withThreads(db, [ticket]);
  return thread as TicketThread;
}

async function withThreads(db: Db, rows: readonly TicketRow[]): Promise<TicketThread[]> {
  if (rows.length === 0) return [];
  const { id, messageId, name, width, height } = ticketPictures;
  const messages = await db
    .select({ message: ticketMessages, picture: { id, messageId, name, width, height } })
    .from(ticketMessages)
    .leftJoin(ticketPictures, eq(ticketPictures.messageId, ticketMessages.id))
    .where(
      inArray(
        ticketMessages.ticketId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id));
  return rows.map((row) => ({
    ...row,
    messages: messages
      .filter(({ message }) => message.ticketId === row.id)
      .map(({ message, picture }) => ({ ...message, picture })),
  }));
}

/**
 * SQL condition: the tickets of an author. These are the tickets that were sent while logged in,
 * and those sent as a guest from the confirmed address.
 */
export function isByAuthor({ userId, provedEmail }: Author): SQL | undefined {
  const asGuest = and(isNull(tickets.userId), eq(tickets.email, provedEmail ?? ""));
  return provedEmail === null
    ? eq(tickets.userId, userId)
    : or(eq(tickets.userId, userId), asGuest);
}

/** Lists the tickets of an author; the ticket with the newest message comes first. */
export function listTicketsOf(db: Db, author: Author): Promise<TicketRow[]> {
  return db
    .select()
    .from(tickets)
    .where(isByAuthor(author))
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(LISTED);
}

/** Counts the tickets of an author that are not closed. */
export function countTicketsOf(db: Db, author: Author): Promise<number> {
  return db.$count(tickets, and(isByAuthor(author), ne(tickets.state, "closed")));
}

/** Lists all tickets of an author with their messages, oldest first. */
export async function findThreadsOf(db: Db, author: Author): Promise<TicketThread[]> {
  return withThreads(
    db,
    await db.select().from(tickets).where(isByAuthor(author)).orderBy(tickets.id),
  );
}

export async function removeTicketsOf(tx: Tx, author: Author): Promise<void> {
  await tx.delete(tickets).where(isByAuthor(author));
}

/** Lists the newest messages of the contact form that staff have released for everybody to read. */
export async function listRecent(db: Db): Promise<TicketThread[]> {
  const rows = await db
    .select()
    .from(tickets)
    .where(and(isNotNull(tickets.publishedAt), eq(tickets.suspected, false)))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(RECENT);
  return withThreads(db, rows);
}

/**
 * Counts the tickets that an address has sent since a time. Suspected spam is not counted, because
 * no letter was sent for it.
 */
export async function countTicketsFrom(db: Db, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(tickets)
    .where(
      and(eq(tickets.email, email), eq(tickets.suspected, false), gt(tickets.createdAt, since)),
    );
  return row?.sent ?? 0;
}

export async function insertMessage(
  tx: Tx,
  message: typeof ticketMessages.$inferInsert,
): Promise<MessageRow> {
  const [row] = await tx.insert(ticketMessages).values(message).returning();
  return row as MessageRow;
}

export async function insertPicture(
  tx: Tx,
  picture: typeof ticketPictures.$inferInsert,
): Promise<void> {
  await tx.insert(ticketPictures).values(picture);
}

/**
 * Attaches an uploaded picture that belongs to no message yet to a message.
 * @returns false when there is no such picture
 */
export async function attachPicture(
  tx: Tx,
  id: string,
  { messageId, name }: { messageId: string; name: string },
): Promise<boolean> {
  const updated = await tx
    .update(ticketPictures)
    .set({ messageId, name })
    .where(and(eq(ticketPictures.id, id), isNull(ticketPictures.messageId)))
    .returning({ id: ticketPictures.id });
  return updated.length > 0;
}

/**
 * Finds a picture by its id, with its bytes unless they are stored as an object; null when there is
 * none.
 */
export async function findPicture(
  db: Db,
  id: string,
): Promise<{ readonly webp: Buffer | null } | null> {
  const [row] = await db
    .select({ webp: ticketPictures.webp })
    .from(ticketPictures)
    .where(eq(ticketPictures.id, id));
  return row ?? null;
}

/**
 * Deletes tickets that were settled before a time, or that have waited for the shopper since then.
 * Suspected spam is deleted after a shorter time, and so are uploaded pictures that belong to no
 * message.
 */
export async function removeOld(
  tx: Tx,
  {
    settledBefore,
    suspectedBefore,
    unattachedBefore,
  }: { settledBefore: Date; suspectedBefore: Date; unattachedBefore: Date },
): Promise<void> {
  const abandoned = and(eq(tickets.state, "waiting"), lt(tickets.updatedAt, settledBefore));
  const spam = and(eq(tickets.suspected, true), lt(tickets.updatedAt, suspectedBefore));
  await tx.delete(tickets).where(or(lt(tickets.settledAt, settledBefore), abandoned, spam));
  const unattached = and(
    isNull(ticketPictures.messageId),
    lt(ticketPictures.createdAt, unattachedBefore),
  );
  await tx.delete(ticketPictures).where(unattached);
}
