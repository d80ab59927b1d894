import { fieldsIn } from "@suvarna/domain/canned-answer";
import { requiresAnswerFirst, type TicketState } from "@suvarna/domain/ticket";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { addMessage, type SentMessage } from "./add-message.ts";
import { changeState } from "./change-state.ts";
import { updateTicket } from "./queries.ts";
import { changeByStaff, requireVersion } from "./staff-change.ts";
import { lockAnyTicket } from "./ticket-access.ts";

/** An answer of staff to a ticket. */
export interface StaffAnswer extends SentMessage {
  readonly resolved: boolean;
  /**
   * The version of the ticket that the answer's author has seen; undefined skips the comparison.
   */
  readonly version: string | undefined;
}

/**
 * Adds an answer by staff, which is sent to the shopper as a letter. The ticket then waits for the
 * shopper, unless the answer resolves the ticket.
 * @throws Refusal ticket_not_found, ticket_closed, picture_unusable, changed_meanwhile, and
 *   answer_unfilled for a text with fields of a canned answer that were not filled in
 */
export async function answerTicket(
  act: Act,
  number: string,
  { resolved, version, ...sent }: StaffAnswer,
): Promise<void> {
  const { tx, at } = act;
  requireFilled(sent.text);
  const ticket = await lockAnyTicket(tx, number);
  await requireVersion(act, ticket, version);
  const { id: ticketId, state } = ticket;
  const to = resolved || state === "resolved" ? "resolved" : "waiting";
  const by = changeByStaff(act, "answered");
  const firstAnsweredAt = ticket.firstAnsweredAt ?? at;
  await changeState(tx, ticket, to, by, { firstAnsweredAt, suspected: false });
  const columns = { ticketId, author: "shop", staffId: by.staffId, createdAt: at } as const;
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
 * Refuses an answer with fields of a canned answer that are not filled in.
 * @throws Refusal answer_unfilled, which names these fields
 */
function requireFilled(text: string): void {
  const unfilled = fieldsIn(text);
  if (unfilled.length === 0) return;
  const message = `Fill in or remove {${unfilled.join("}, {")}} first.`;
  throw new Refusal("answer_unfilled", { message, fields: { text: message } });
}

/**
 * Moves a ticket to another state without a message. The move is refused when the shopper must get
 * an answer first.
 * @param from the state that staff saw; another state is a conflict
 * @throws Refusal ticket_not_found, ticket_closed, ticket_move, ticket_unanswered, conflict
 */
export async function moveTicket(
  act: Act,
  number: string,
  { from, to }: { from: TicketState; to: TicketState },
): Promise<void> {
  const ticket = await lockAnyTicket(act.tx, number);
  if (ticket.state !== from) throw new Refusal("conflict");
  if (requiresAnswerFirst(ticket, to)) throw new Refusal("ticket_unanswered");
  await changeState(act.tx, ticket, to, changeByStaff(act, "moved"));
  const after = { state: to };
  act.record({ what: "ticket.moved", subject: ticket.id, before: { state: from }, after });
}

/**
 * Shows a message of the contact form to everybody, without the contact data of its sender, or
 * hides the message again.
 * @throws Refusal ticket_not_found, also for a ticket of the support form, which is never shown
 */
export async function publishTicket(act: Act, number: string, published: boolean): Promise<void> {
  const { tx, at } = act;
  const { id, state, channel, publishedAt } = await lockAnyTicket(tx, number);
  if (channel !== "contact") throw new Refusal("ticket_not_found");
  if ((publishedAt !== null) === published) return;
  const changes = { publishedAt: published ? at : null };
  await updateTicket(tx, id, state, changes, changeByStaff(act, "published"));
  act.record({ what: "ticket.published", subject: id, after: { published } });
}

/**
 * Records whether staff consider a ticket as spam. When staff clear a wrongly suspected ticket, its
 * letter is sent now.
 * @throws Refusal ticket_not_found
 */
export async function judgeTicket(act: Act, number: string, suspected: boolean): Promise<void> {
  const ticket = await lockAnyTicket(act.tx, number);
  if (ticket.suspected === suspected) return;
  await updateTicket(act.tx, ticket.id, ticket.state, { suspected }, changeByStaff(act, "judged"));
  act.record({ what: "ticket.judged", subject: ticket.id, after: { suspected } });
  if (!suspected) act.tell({ type: "ticket.received", ticketId: ticket.id, senders: [] });
}
