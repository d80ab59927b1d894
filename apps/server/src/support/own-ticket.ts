import { TICKET_NUMBER } from "@suvarna/domain/ticket";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { findAuthor, isAuthorOf } from "./author.ts";
import { findTicket, lockTicket, type TicketRow, type TicketThread } from "./queries.ts";

/** A ticket of the caller's own with its thread. @throws Refusal ticket_not_found, forbidden */
export async function ownTicket(db: Db, userId: string, number: string): Promise<TicketThread> {
  return refuseForeign(db, userId, await someTicket(db, number));
}

/** The same, held until the transaction ends. @throws Refusal ticket_not_found, forbidden */
export async function heldOwnTicket(tx: Db, userId: string, number: string): Promise<TicketRow> {
  return refuseForeign(tx, userId, await heldTicket(tx, number));
}

/** Anybody's ticket with its thread. @throws Refusal ticket_not_found */
export async function someTicket(db: Db, number: string): Promise<TicketThread> {
  const ticket = TICKET_NUMBER.test(number) ? await findTicket(db, number) : null;
  if (!ticket) throw new Refusal("ticket_not_found");
  return ticket;
}

/** Anybody's ticket, held until the transaction ends. @throws Refusal ticket_not_found */
export async function heldTicket(tx: Db, number: string): Promise<TicketRow> {
  const ticket = TICKET_NUMBER.test(number) ? await lockTicket(tx, number) : null;
  if (!ticket) throw new Refusal("ticket_not_found");
  return ticket;
}

async function refuseForeign<T extends TicketRow>(db: Db, userId: string, ticket: T): Promise<T> {
  const author = await findAuthor(db, userId);
  if (!author || !isAuthorOf(author, ticket)) throw new Refusal("forbidden");
  return ticket;
}
