import { asc, eq } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { ticketNotes } from "./tables.ts";

export type NoteRow = typeof ticketNotes.$inferSelect;

/** Lists the notes of staff on a ticket, oldest first. */
export function listNotes(db: Db, ticketId: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(ticketNotes)
    .where(eq(ticketNotes.ticketId, ticketId))
    .orderBy(asc(ticketNotes.id));
}

/** Adds a note of staff to a ticket. @returns the note's id */
export async function insertNote(tx: Tx, note: typeof ticketNotes.$inferInsert): Promise<string> {
  const [row] = await tx.insert(ticketNotes).values(note).returning({ id: ticketNotes.id });
  return (row as { id: string }).id;
}
