import { isSettled } from "@suvarna/domain/ticket";
import type { Act } from "../platform/act.ts";
import { addMessage, type SentMessage } from "./add-message.ts";
import type { Author } from "./author.ts";
import { changeState } from "./change-state.ts";
import { heldOwnTicket } from "./own-ticket.ts";
import type { TicketRow } from "./queries.ts";

/**
 * The shopper writes a word more: whatever was settled is open again, and the shop has the next word.
 * @throws Refusal ticket_not_found, forbidden, ticket_closed, picture_unusable
 */
export async function replyToTicket(
  { tx, at }: Act,
  userId: string,
  number: string,
  sent: SentMessage,
): Promise<void> {
  const { ticket, author } = await heldOwnTicket(tx, userId, number);
  const suspected = ticket.suspected && !isCleared(ticket, author);
  await changeState(tx, ticket, "open", at, { suspected });
  await addMessage(tx, sent, { ticketId: ticket.id, author: "shopper", createdAt: at });
}

/**
 * The shopper does not take it for settled. A ticket that is open, or waits, is left as it is.
 * @throws Refusal ticket_not_found, forbidden, ticket_closed
 */
export async function reopenTicket({ tx, at }: Act, userId: string, number: string): Promise<void> {
  const { ticket } = await heldOwnTicket(tx, userId, number);
  if (isSettled(ticket.state)) await changeState(tx, ticket, "open", at);
}

/**
 * Whether saying more shows a person, whatever the first message looked like: who has proved an
 * address can be reached by it. What everybody would see is for staff to judge all the same.
 */
function isCleared({ channel }: TicketRow, { provedEmail }: Author): boolean {
  return provedEmail !== null && channel === "support";
}
