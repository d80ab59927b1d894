import type { StaffTicket, StaffTicketSummary } from "@suvarna/contract/support/staff-schemas";
import { findUserOfEmail, namesOf } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";
import { listNotes } from "./note-queries.ts";
import type { TicketRow } from "./queries.ts";
import { ticketExcerpts } from "./queue-queries.ts";
import { type AddressOf, serializeStaffSummary, serializeStaffTicket } from "./serialize-ticket.ts";
import { findAnyTicket } from "./ticket-access.ts";

/** Returns a ticket as staff see it. @throws Refusal ticket_not_found */
export async function showTicket(
  db: Db,
  number: string,
  { addressOf, now }: { addressOf: AddressOf; now: Date },
): Promise<StaffTicket> {
  const ticket = await findAnyTicket(db, number);
  const notes = await listNotes(db, ticket.id);
  const names = await namesOf(
    db,
    [ticket.assignedTo, ...[...ticket.messages, ...notes].map(({ staffId }) => staffId)].filter(
      (id) => id !== null,
    ),
  );
  const customerId = await customerOf(db, ticket);
  return serializeStaffTicket(ticket, { notes, customerId, names, addressOf, now });
}

/**
 * Finds the account of a ticket's sender, by the login with which the ticket was sent or by the
 * confirmed e-mail address.
 */
export async function customerOf(db: Db, { userId, email }: TicketRow): Promise<string | null> {
  return userId ?? (await findUserOfEmail(db, email));
}

/** Returns tickets as the lists of staff show them. */
export async function showSummaries(
  db: Db,
  rows: readonly TicketRow[],
  now: Date,
): Promise<StaffTicketSummary[]> {
  const assigned = rows.map(({ assignedTo }) => assignedTo).filter((id) => id !== null);
  const names = await namesOf(db, assigned);
  const openings = await ticketExcerpts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    serializeStaffSummary(row, { names, opening: openings.get(row.id) ?? "", now }),
  );
}
