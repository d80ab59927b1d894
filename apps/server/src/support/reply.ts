import { isSettled } from "@suvarna/domain/ticket";
import type { Act } from "../platform/act.ts";
import { addMessage, type SentMessage } from "./add-message.ts";
import type { Author } from "./author.ts";
import { changeState } from "./change-state.ts";
import type { TicketChangeBy, TicketRow } from "./queries.ts";
import { lockOwnTicket } from "./ticket-access.ts";

/**
 * Adds a message of the shopper to a ticket. The ticket becomes open, so the shop must answer.
 * @throws Refusal ticket_not_found, forbidden, ticket_closed, picture_unusable
 */
export async function replyToTicket(
  { tx, at, tell }: Act,
  userId: string,
  number: string,
  sent: SentMessage,
): Promise<void> {
  const { ticket, author } = await lockOwnTicket(tx, userId, number);
  const suspected = ticket.suspected && !isCleared(ticket, author);
  await changeState(tx, ticket, "open", wrote(at), { suspected });
  await addMessage(tx, sent, { ticketId: ticket.id, author: "shopper", createdAt: at });
  tell({ type: "ticket.written", ticketId: ticket.id });
}

/**
 * Reopens a settled ticket for its shopper. A ticket that is not settled stays as it is.
 * @throws Refusal ticket_not_found, forbidden, ticket_closed
 */
export async function reopenTicket(
  { tx, at, tell }: Act,
  userId: string,
  number: string,
): Promise<void> {
  const { ticket } = await lockOwnTicket(tx, userId, number);
  if (!isSettled(ticket.state)) return;
  await changeState(tx, ticket, "open", wrote(at));
  tell({ type: "ticket.written", ticketId: ticket.id });
}

/**
 * Returns whether a further message clears a ticket of the suspicion of spam. The message of an
 * author with a confirmed e-mail address does, because that author can be reached. A ticket of the
 * contact form can become public, so only staff clear it.
 */
function isCleared({ channel }: TicketRow, { provedEmail }: Author): boolean {
  return provedEmail !== null && channel === "support";
}

function wrote(at: Date): TicketChangeBy {
  return { what: "wrote", staffId: null, at };
}
