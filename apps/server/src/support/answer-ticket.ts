import { mustAnswerFirst, type TicketState } from "@suvarna/domain/ticket";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { addMessage, type SentMessage } from "./add-message.ts";
import { changeState } from "./change-state.ts";
import { lockAnyTicket } from "./own-ticket.ts";
import { updateTicket } from "./queries.ts";

/**
 * Adds an answer by staff, which is sent by letter. The ticket then waits for the shopper, unless
 * it is resolved.
 * @throws Refusal ticket_not_found, ticket_closed, picture_unusable
 */
export async function answerTicket(
  act: Act,
  number: string,
  { resolved, ...sent }: SentMessage & { readonly resolved: boolean },
): Promise<void> {
  const { tx, at } = act;
  const ticket = await lockAnyTicket(tx, number);
  const { id: ticketId, state } = ticket;
  const to = resolved || state === "resolved" ? "resolved" : "waiting";
  const firstAnsweredAt = ticket.firstAnsweredAt ?? at;
  await changeState(tx, ticket, to, at, { firstAnsweredAt, suspected: false });
  const columns = { ticketId, author: "shop", createdAt: at } as const;
  const { id: messageId } = await addMessage(tx, sent, columns);
  const isResolved = to === "resolved";
  act.record({
    what: "ticket.answered",
    subject: ticketId,
    before: { state },
    after: { state: to, messageId },
  });
  act.tell({ type: "ticket.answered", ticketId, messageId, resolved: isResolved });
}

/**
 * Moves a ticket to another state without a message. It is refused when the shopper must get an
 * answer first.
 * @param from the state that staff saw; another state is a conflict
 * @throws Refusal ticket_not_found, ticket_closed, ticket_move, ticket_unanswered, conflict
 */
export async function moveTicket(
  { tx, at, record }: Act,
  number: string,
  { from, to }: { from: TicketState; to: TicketState },
): Promise<void> {
  const ticket = await lockAnyTicket(tx, number);
  if (ticket.state !== from) throw new Refusal("conflict");
  if (mustAnswerFirst(ticket, to)) throw new Refusal("ticket_unanswered");
  await changeState(tx, ticket, to, at);
  const after = { state: to };
  record({ what: "ticket.moved", subject: ticket.id, before: { state: from }, after });
}

/**
 * Shows a message of the contact form to everybody, without its sender's contacts, or hides it again.
 * @throws Refusal ticket_not_found for a ticket of the support form too, which is never shown
 */
export async function publishTicket(
  { tx, at, record }: Act,
  number: string,
  published: boolean,
): Promise<void> {
  const { id, state, channel, publishedAt } = await lockAnyTicket(tx, number);
  if (channel !== "contact") throw new Refusal("ticket_not_found");
  if ((publishedAt !== null) === published) return;
  await updateTicket(tx, id, state, { publishedAt: published ? at : null });
  record({ what: "ticket.published", subject: id, after: { published } });
}

/**
 * Records whether staff consider a ticket as spam. The letter of a wrongly suspected ticket is sent
 * now.
 * @throws Refusal ticket_not_found
 */
export async function judgeTicket(
  { tx, record, tell }: Act,
  number: string,
  suspected: boolean,
): Promise<void> {
  const ticket = await lockAnyTicket(tx, number);
  if (ticket.suspected === suspected) return;
  await updateTicket(tx, ticket.id, ticket.state, { suspected });
  record({ what: "ticket.judged", subject: ticket.id, after: { suspected } });
  if (!suspected) tell({ type: "ticket.received", ticketId: ticket.id, senders: [] });
}
