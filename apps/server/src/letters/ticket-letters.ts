import type { EventOf } from "@suvarna/domain/events";
import { baseOf, type LanguageCode } from "@suvarna/words/languages";
import type { Act } from "../platform/act.ts";
import { findMessageText, findTicketById } from "../support/index.ts";
import type { LetterDependencies } from "./order-letters.ts";

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
  const { number, email, type, createdAt, language } = ticket;
  await notifications.send(tx, {
    kind: "ticket-received",
    key: `ticket-received:${ticketId}`,
    email,
    language,
    senders,
    about: {
      number,
      type,
      at: createdAt.toISOString(),
      address: ticketAddress(publicUrl, ticket),
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
  const { number, email, language } = ticket;
  await notifications.send(tx, {
    kind: "ticket-answered",
    key: `ticket-answered:${messageId}`,
    email,
    language,
    about: { number, text, resolved, address: ticketAddress(publicUrl, ticket) },
  });
}

function ticketAddress(
  publicUrl: string,
  { number, language }: { number: string; language: LanguageCode },
): string {
  return `${publicUrl}${baseOf(language)}/support/tickets/${number}`;
}
