import { asc, eq, inArray } from "drizzle-orm";
import type { Act } from "../../platform/act.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { Refusal } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { orderNotes } from "../desk-tables.ts";
import { findOwner } from "../queries.ts";

/** The notes of staff on an order, oldest first. */
export function findNotes(db: Db, orderId: string) {
  return db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));
}

/**
 * Adds a note, which nobody can change later. The audit log does not contain its text, because
 * nothing can be deleted from the audit log.
 * @returns the id of the note
 * @throws Refusal order_not_found
 */
export async function addNote(
  act: Act,
  { orderId, text, staffId }: { orderId: string; text: string; staffId: string },
): Promise<string> {
  const { tx, at } = act;
  if ((await findOwner(tx, orderId)) === null) throw new Refusal("order_not_found");
  const id = newId(at.getTime());
  await tx.insert(orderNotes).values({ id, orderId, text, by: staffId, at });
  act.record({ what: "order.noted", subject: orderId, after: { noteId: id } });
  return id;
}

/** Deletes the notes on the orders of a user whose personal data is erased. */
export async function dropNotes(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, [...orderIds]));
}
