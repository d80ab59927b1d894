import type { TicketState } from "@suvarna/domain/ticket";
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import type { Author } from "./author.ts";
import { ticketMessages, ticketPictures, tickets } from "./tables.ts";

export type TicketRow = typeof tickets.$inferSelect;
export type MessageRow = typeof ticketMessages.$inferSelect;
/** A picture without its bytes. */
export type PictureFacts = Omit<typeof ticketPictures.$inferSelect, "webp" | "createdAt">;

/** A ticket with its thread, in its order. */
export interface TicketThread extends TicketRow {
  readonly messages: readonly (MessageRow & { readonly picture: PictureFacts | null })[];
}

const RECENT = 6;
const LISTED = 100;
const DESK_PAGE = 25;

/** Writes a ticket down. @returns null when the opening of its form has sent one already */
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

/** A ticket by its id, without its thread; null when there is none. */
export async function findTicketById(db: Db, id: string): Promise<TicketRow | null> {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id));
  return row ?? null;
}

/** What a message of a ticket says; null when it is gone. */
export async function findMessageText(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select().from(ticketMessages).where(eq(ticketMessages.id, id));
  return row?.text ?? null;
}

/** Holds a ticket until the transaction ends; null when there is none. */
export async function lockTicket(tx: Tx, number: string): Promise<TicketRow | null> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.number, number)).for("update");
  return row ?? null;
}

/** Changes a ticket that is still in the state in which it was seen. @returns false when it is not */
export async function updateTicket(
  tx: Tx,
  id: string,
  seen: TicketState,
  changes: Partial<TicketRow>,
): Promise<boolean> {
  const changed = await tx
    .update(tickets)
    .set(changes)
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
  const said = await db
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
    messages: said
      .filter(({ message }) => message.ticketId === row.id)
      .map(({ message, picture }) => ({ ...message, picture })),
  }));
}

/** Whose tickets an author's are: those sent while logged in, and to the address that is proved. */
function isOf({ userId, provedEmail }: Author): SQL | undefined {
  const asGuest = and(isNull(tickets.userId), eq(tickets.email, provedEmail ?? ""));
  return provedEmail === null
    ? eq(tickets.userId, userId)
    : or(eq(tickets.userId, userId), asGuest);
}

/** An author's own, the newest word first. */
export function listTicketsOf(db: Db, author: Author): Promise<TicketRow[]> {
  return db
    .select()
    .from(tickets)
    .where(isOf(author))
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(LISTED);
}

/** All of an author's with their threads, oldest first. */
export async function tellTicketsOf(db: Db, author: Author): Promise<TicketThread[]> {
  return withThreads(db, await db.select().from(tickets).where(isOf(author)).orderBy(tickets.id));
}

export async function removeTicketsOf(tx: Tx, author: Author): Promise<void> {
  await tx.delete(tickets).where(isOf(author));
}

/** The newest of the contact form that everybody may read. */
export async function listRecent(db: Db): Promise<TicketThread[]> {
  const rows = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.channel, "contact"), eq(tickets.suspected, false)))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(RECENT);
  return withThreads(db, rows);
}

/** What waits for staff: late ones first, then what is due next; what is settled at the end. */
export async function listDesk(
  db: Db,
  { state, suspected, page }: { state?: TicketState | undefined; suspected: boolean; page: number },
): Promise<{ tickets: TicketRow[]; total: number }> {
  const wanted = and(
    eq(tickets.suspected, suspected),
    state ? eq(tickets.state, state) : undefined,
  );
  const due = sql`least(${tickets.answerDueAt}, ${tickets.resolutionDueAt})`;
  const rows = await db
    .select()
    .from(tickets)
    .where(wanted)
    .orderBy(sql`${due} asc nulls last`, desc(tickets.updatedAt), desc(tickets.id))
    .limit(DESK_PAGE)
    .offset((page - 1) * DESK_PAGE);
  const [counted] = await db.select({ total: count() }).from(tickets).where(wanted);
  return { tickets: rows, total: counted?.total ?? 0 };
}

/** How many tickets have named an address since then; for what looks like spam no letter went. */
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

/** Gives a picture that is nobody's to a message. @returns false when there is none such */
export async function takePicture(
  tx: Tx,
  id: string,
  { messageId, name }: { messageId: string; name: string },
): Promise<boolean> {
  const taken = await tx
    .update(ticketPictures)
    .set({ messageId, name })
    .where(and(eq(ticketPictures.id, id), isNull(ticketPictures.messageId)))
    .returning({ id: ticketPictures.id });
  return taken.length > 0;
}

export async function findPicture(db: Db, id: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ webp: ticketPictures.webp })
    .from(ticketPictures)
    .where(eq(ticketPictures.id, id));
  return row?.webp ?? null;
}

/**
 * Forgets tickets that were settled before then, or wait since then for a shopper who says no more;
 * what still looks like spam, sooner; and pictures that no message came for.
 */
export async function removeOld(
  tx: Tx,
  {
    settledBefore,
    suspectedBefore,
    leftBefore,
  }: { settledBefore: Date; suspectedBefore: Date; leftBefore: Date },
): Promise<void> {
  const given = and(eq(tickets.state, "waiting"), lt(tickets.updatedAt, settledBefore));
  const spam = and(eq(tickets.suspected, true), lt(tickets.updatedAt, suspectedBefore));
  await tx.delete(tickets).where(or(lt(tickets.settledAt, settledBefore), given, spam));
  const left = and(isNull(ticketPictures.messageId), lt(ticketPictures.createdAt, leftBefore));
  await tx.delete(ticketPictures).where(left);
}
