import { addMessage, type SentMessage } from "./add-message.ts";
import { changeState } from "./change-state.ts";
import { heldOwnTicket } from "./own-ticket.ts";
import type { Support } from "./support.ts";

/**
 * The shopper writes a word more: whatever was settled is open again, and the shop has the next word.
 * Who logs in to say more is a person, whatever the first message looked like.
 * @throws Refusal ticket_not_found, forbidden, ticket_closed, picture_unusable
 */
export function replyToTicket(
  { database, clock }: Support,
  userId: string,
  number: string,
  sent: SentMessage,
): Promise<void> {
  const now = clock();
  return database.db.transaction(async (tx) => {
    const ticket = await heldOwnTicket(tx, userId, number);
    await changeState(tx, ticket, "open", now, { suspected: false });
    await addMessage(tx, sent, { ticketId: ticket.id, author: "shopper", createdAt: now });
  });
}

/**
 * The shopper does not take it for settled. A ticket that is open, or waits, is left as it is.
 * @throws Refusal ticket_not_found, forbidden, ticket_closed
 */
export function reopenTicket(
  { database, clock }: Support,
  userId: string,
  number: string,
): Promise<void> {
  return database.db.transaction(async (tx) => {
    const ticket = await heldOwnTicket(tx, userId, number);
    const settled = ticket.state === "resolved" || ticket.state === "closed";
    if (settled) await changeState(tx, ticket, "open", clock());
  });
}
