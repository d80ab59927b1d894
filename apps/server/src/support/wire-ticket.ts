import type {
  RecentQuery,
  Ticket,
  TicketMessage,
  TicketSummary,
} from "@suvarna/contract/support/schemas";
import type { StaffTicket, StaffTicketSummary } from "@suvarna/contract/support/staff-schemas";
import { missedDeadline } from "@suvarna/domain/ticket";
import { publicName, publicText } from "./public-words.ts";
import type { TicketRow, TicketThread } from "./queries.ts";

/** Returns the address of a ticket's picture by its id. */
export type AddressOf = (pictureId: string) => string;

export function wireSummary(ticket: TicketRow): TicketSummary {
  const { number, type, subject, state, createdAt, updatedAt } = ticket;
  return {
    id: number,
    typeOfSupport: type,
    subject,
    state,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function wireTicket(ticket: TicketThread, addressOf: AddressOf): Ticket {
  return {
    ...wireSummary(ticket),
    answerDueAt: iso(ticket.answerDueAt),
    messages: ticket.messages.map((message) => wireMessage(message, addressOf)),
  };
}

export function wireStaffSummary(ticket: TicketRow, now: Date): StaffTicketSummary {
  return {
    ...wireSummary(ticket),
    answerDueAt: iso(ticket.answerDueAt),
    ...staffFields(ticket, now),
  };
}

export function wireStaffTicket(
  ticket: TicketThread,
  addressOf: AddressOf,
  now: Date,
): StaffTicket {
  return { ...wireTicket(ticket, addressOf), ...staffFields(ticket, now) };
}

/** The public form of a ticket: its first message without contact data. */
export function wireRecent({ id, name, messages, createdAt }: TicketThread): RecentQuery {
  return {
    _id: id,
    fullName: publicName(name),
    supportQuery: publicText(messages[0]?.text ?? ""),
    createdAt: createdAt.toISOString(),
  };
}

/** The fields that only staff see. */
function staffFields(ticket: TicketRow, now: Date) {
  const { name, email, phone, channel, suspected, resolutionDueAt, firstAnsweredAt } = ticket;
  const published = ticket.publishedAt !== null;
  return {
    name,
    email,
    phone,
    channel,
    suspected,
    published,
    resolutionDueAt: iso(resolutionDueAt),
    firstAnsweredAt: iso(firstAnsweredAt),
    late: missedDeadline(ticket, now),
  };
}

function wireMessage(
  { id, author, text, createdAt, picture }: TicketThread["messages"][number],
  addressOf: AddressOf,
): TicketMessage {
  return {
    _id: id,
    from: author,
    text,
    createdAt: createdAt.toISOString(),
    screenshot: picture && {
      image: addressOf(picture.id),
      name: picture.name,
      width: picture.width,
      height: picture.height,
    },
  };
}

function iso(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
