import { canMoveTicket, deadlinesIn, isSettled, type TicketState } from "@suvarna/domain/ticket";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { type TicketChangeBy, type TicketRow, updateTicket } from "./queries.ts";

/**
 * Moves a locked ticket (`lockTicket`) to a state along the transition table, and sets the ticket's
 * deadlines. A move to the present state is allowed, because a new message restarts the deadlines.
 * @throws Refusal ticket_closed, ticket_move, conflict
 */
export async function changeState(
  tx: Tx,
  ticket: TicketRow,
  to: TicketState,
  by: TicketChangeBy,
  more: Partial<Pick<TicketRow, "firstAnsweredAt" | "suspected">> = {},
): Promise<void> {
  const { id, state: from } = ticket;
  if (from !== to && !canMoveTicket(from, to)) {
    throw new Refusal(from === "closed" ? "ticket_closed" : "ticket_move");
  }
  const { at } = by;
  const changes = {
    state: to,
    ...deadlinesIn(to, ticket, at),
    updatedAt: at,
    ...more,
    settledAt: isSettled(to) ? (ticket.settledAt ?? at) : null,
  };
  const changed = await updateTicket(tx, id, from, changes, by);
  if (!changed) throw new Refusal("conflict");
}
