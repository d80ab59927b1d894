import { rolesWith } from "@suvarna/domain/staff/permission";
import { activeStaff, requireAssignee, type StaffUser } from "../identity/index.ts";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { insertNote } from "./note-queries.ts";
import { updateTicket } from "./queries.ts";
import { changeByStaff, requireVersion } from "./staff-change.ts";
import { lockAnyTicket } from "./ticket-access.ts";

/** Lists the active staff who may answer tickets, in the order in which they joined. */
export function listTicketPeople(db: Db): Promise<StaffUser[]> {
  return activeStaff(db, rolesWith("tickets.answer"));
}

/**
 * Assigns a ticket to a member of staff, or removes the assignment.
 * @throws Refusal ticket_not_found, assignee_unable, changed_meanwhile
 */
export async function assignTicket(
  act: Act,
  number: string,
  { to, version }: { to: string | null; version: string | undefined },
): Promise<void> {
  const ticket = await lockAnyTicket(act.tx, number);
  await requireVersion(act, ticket, version);
  if (to !== null) await requireAssignee(act.tx, to, "tickets.answer");
  if (ticket.assignedTo === to) return;
  await updateTicket(
    act.tx,
    ticket.id,
    ticket.state,
    { assignedTo: to },
    changeByStaff(act, "assigned"),
  );
  const before = { assignedTo: ticket.assignedTo };
  act.record({ what: "ticket.assigned", subject: ticket.id, before, after: { assignedTo: to } });
}

/**
 * Adds a note for colleagues to a ticket. No letter to the shopper contains the note.
 * @throws Refusal ticket_not_found
 */
export async function noteTicket(act: Act, number: string, text: string): Promise<void> {
  const { tx, at: createdAt } = act;
  const { id: ticketId, state } = await lockAnyTicket(tx, number);
  const by = changeByStaff(act, "noted");
  await updateTicket(tx, ticketId, state, {}, by);
  const staffId = by.staffId as string;
  const noteId = await insertNote(tx, { ticketId, staffId, text, createdAt });
  act.record({ what: "ticket.noted", subject: ticketId, after: { noteId } });
}
