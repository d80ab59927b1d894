import { TICKET_NUMBER } from "@suvarna/domain/ticket";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { type Author, findAuthor, isAuthorOf } from "./author.ts";
import { findTicket, lockTicket, type TicketRow, type TicketThread } from "./queries.ts";

/** Returns a ticket of this user with its thread. @throws Refusal ticket_not_found, forbidden */
export async function findOwnTicket(db: Db, userId: string, number: string): Promise<TicketThread> {
  const ticket = await findAnyTicket(db, number);
  await authorOf(db, userId, ticket);
  return ticket;
}

/**
 * Locks a ticket of this user until the transaction ends, and finds its author.
 * @throws Refusal ticket_not_found, forbidden
 */
export async function lockOwnTicket(
  tx: Tx,
  userId: string,
  number: string,
): Promise<{ ticket: TicketRow; author: Author }> {
  const ticket = await lockAnyTicket(tx, number);
  return { ticket, author: await authorOf(tx, userId, ticket) };
}

/** Returns a ticket of any user with its thread. @throws Refusal ticket_not_found */
export async function findAnyTicket(db: Db, number: string): Promise<TicketThread> {
  const ticket = TICKET_NUMBER.test(number) ? await findTicket(db, number) : null;
  if (!ticket) throw new Refusal("ticket_not_found");
  return ticket;
}

/** Locks a ticket of any user until the transaction ends. @throws Refusal ticket_not_found */
export async function lockAnyTicket(tx: Tx, number: string): Promise<TicketRow> {
  const ticket = TICKET_NUMBER.test(number) ? await lockTicket(tx, number) : null;
  if (!ticket) throw new Refusal("ticket_not_found");
  return ticket;
}

/**
 * Returns the user as the ticket's author.
 * @throws Refusal forbidden when the ticket belongs to somebody else
 */
async function authorOf(db: Db, userId: string, ticket: TicketRow): Promise<Author> {
  const author = await findAuthor(db, userId);
  if (!author || !isAuthorOf(author, ticket)) throw new Refusal("forbidden");
  return author;
}
