import type { SupportType } from "@suvarna/contract/support/constants";
import type { EventOf } from "@suvarna/domain/events";
import type { Act } from "../platform/act.ts";
import { findMessageText, findTicketById } from "../support/index.ts";
import { INDIAN_TIME } from "./indian-time.ts";
import type { LetterDependencies } from "./order-letters.ts";

const TYPES: Readonly<Record<SupportType, string>> = {
  technical: "A technical question",
  billing: "Billing",
  general: "A general question",
  bug: "A fault on our pages",
  feature: "A wish",
};

/**
 * Sends the letter that confirms a ticket. The letter contains nothing of the ticket's text,
 * because anybody can enter any e-mail address.
 */
export async function writeTicketReceived(
  { tx }: Act,
  { notifications, publicUrl }: LetterDependencies,
  { ticketId, senders }: EventOf<"ticket.received">,
): Promise<void> {
  const ticket = await findTicketById(tx, ticketId);
  if (!ticket) return;
  const { number, email, type, createdAt } = ticket;
  await notifications.send(tx, {
    kind: "ticket-received",
    key: `ticket-received:${ticketId}`,
    email,
    senders,
    about: {
      number,
      type: TYPES[type],
      at: INDIAN_TIME.format(createdAt),
      address: ticketAddress(publicUrl, number),
    },
  });
}

/** Sends the shop's answer to a ticket. */
export async function writeTicketAnswered(
  { tx }: Act,
  { notifications, publicUrl }: LetterDependencies,
  { ticketId, messageId, resolved }: EventOf<"ticket.answered">,
): Promise<void> {
  const ticket = await findTicketById(tx, ticketId);
  const text = await findMessageText(tx, messageId);
  if (!ticket || text === null) return;
  const { number, email } = ticket;
  await notifications.send(tx, {
    kind: "ticket-answered",
    key: `ticket-answered:${messageId}`,
    email,
    about: { number, text, resolved, address: ticketAddress(publicUrl, number) },
  });
}

function ticketAddress(publicUrl: string, number: string): string {
  return `${publicUrl}/support/tickets/${number}`;
}
