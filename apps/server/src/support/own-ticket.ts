import { TICKET_NUMBER } from "@suvarna/domain/ticket";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { type Author, findAuthor, isAuthorOf } from "./author.ts";
import { findTicket, lockTicket, type TicketRow, type TicketThread } from "./queries.ts";

/** A ticket of the caller's own with its thread. @throws Refusal ticket_not_found, forbidden */
export async function ownTicket(db: Db, userId: string, number: string): Promise<TicketThread> {
  const ticket = await someTicket(db, number);
  await authorOf(db, userId, ticket);
  return ticket;
}

/**
 * The same, held until the transaction ends, and who asks for it.
 * @throws Refusal ticket_not_found, forbidden
 */
export async function heldOwnTicket(
  tx: Tx,
  userId: string,
  number: string,
): Promise<{ ticket: TicketRow; author: Author }> {
  const ticket = await heldTicket(tx, number);
  return { ticket, author: await authorOf(tx, userId, ticket) };
}

/** Anybody's ticket with its thread. @throws Refusal ticket_not_found */
export async function someTicket(db: Db, number: string): Promise<TicketThread> {
  const ticket = TICKET_NUMBER.test(number) ? await findTicket(db, number) : null;
  if (!ticket) throw new Refusal("ticket_not_found");
  return ticket;
}

/** Anybody's ticket, held until the transaction ends. @throws Refusal ticket_not_found */
export async function heldTicket(tx: Tx, number: string): Promise<TicketRow> {
  const ticket = TICKET_NUMBER.test(number) ? await lockTicket(tx, number) : null;
  if (!ticket) throw new Refusal("ticket_not_found");
  return ticket;
}

/** @throws Refusal forbidden when it is somebody else's */
async function authorOf(db: Db, userId: string, ticket: TicketRow): Promise<Author> {
  const author = await findAuthor(db, userId);
  if (!author || !isAuthorOf(author, ticket)) throw new Refusal("forbidden");
  return author;
}
