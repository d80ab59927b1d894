import { mustAnswerFirst, type TicketState } from "@suvarna/domain/ticket";
import { Refusal } from "../platform/errors.ts";
import { addMessage, type SentMessage } from "./add-message.ts";
import { changeState } from "./change-state.ts";
import { heldTicket } from "./own-ticket.ts";
import { updateTicket } from "./queries.ts";
import type { Support } from "./support.ts";

/**
 * Staff answer: the letter goes with it, and the shopper has the next word, unless it is settled.
 * @throws Refusal ticket_not_found, ticket_closed, picture_unusable
 */
export function answerTicket(
  { database, clock, letters }: Support,
  number: string,
  { resolved, ...sent }: SentMessage & { readonly resolved: boolean },
): Promise<void> {
  const now = clock();
  return database.db.transaction(async (tx) => {
    const ticket = await heldTicket(tx, number);
    const to = resolved || ticket.state === "resolved" ? "resolved" : "waiting";
    const firstAnsweredAt = ticket.firstAnsweredAt ?? now;
    await changeState(tx, ticket, to, now, { firstAnsweredAt, suspected: false });
    const about = { ticketId: ticket.id, author: "shop", createdAt: now } as const;
    const { id: messageId, text } = await addMessage(tx, sent, about);
    await letters.answered(tx, ticket, { messageId, text, resolved: to === "resolved" });
  });
}

/**
 * Staff bring a ticket into another state without a word, as far as none is owed.
 * @param from the state that they saw
 * @throws Refusal ticket_not_found, ticket_closed, ticket_move, ticket_unanswered, conflict when it
 *   is in another one
 */
export function moveTicket(
  { database, clock }: Support,
  number: string,
  { from, to }: { from: TicketState; to: TicketState },
): Promise<void> {
  return database.db.transaction(async (tx) => {
    const ticket = await heldTicket(tx, number);
    if (ticket.state !== from) throw new Refusal("conflict");
    if (mustAnswerFirst(ticket, to)) throw new Refusal("ticket_unanswered");
    await changeState(tx, ticket, to, clock());
  });
}

/**
 * Staff say whether a ticket is spam. One that was taken for it wrongly gets its letter now.
 * @throws Refusal ticket_not_found
 */
export function judgeTicket(
  { database, letters }: Support,
  number: string,
  suspected: boolean,
): Promise<void> {
  return database.db.transaction(async (tx) => {
    const ticket = await heldTicket(tx, number);
    if (ticket.suspected === suspected) return;
    await updateTicket(tx, ticket.id, ticket.state, { suspected });
    if (!suspected) await letters.received(tx, ticket);
  });
}
