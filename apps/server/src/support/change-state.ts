import { canMoveTicket, deadlinesIn, isSettled, type TicketState } from "@suvarna/domain/ticket";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { type TicketRow, updateTicket } from "./queries.ts";

/**
 * Brings a ticket, which the transaction holds (`lockTicket`), into a state along the drawn moves,
 * with its clocks. The state that it is in already is no move, but something was said.
 * @throws Refusal ticket_closed, ticket_move, conflict
 */
export async function changeState(
  tx: Tx,
  ticket: TicketRow,
  to: TicketState,
  at: Date,
  besides: Partial<Pick<TicketRow, "firstAnsweredAt" | "suspected">> = {},
): Promise<void> {
  const { id, state: from } = ticket;
  if (from !== to && !canMoveTicket(from, to)) {
    throw new Refusal(from === "closed" ? "ticket_closed" : "ticket_move");
  }
  const changed = await updateTicket(tx, id, from, {
    state: to,
    ...deadlinesIn(to, ticket, at),
    updatedAt: at,
    ...besides,
    settledAt: isSettled(to) ? (ticket.settledAt ?? at) : null,
  });
  if (!changed) throw new Refusal("conflict");
}
