import type {
  RecentQuery,
  Ticket,
  TicketMessage,
  TicketSummary,
} from "@suvarna/contract/support/schemas";
import type { StaffTicket, StaffTicketSummary } from "@suvarna/contract/support/staff-schemas";
import { findMissedDeadline } from "@suvarna/domain/ticket";
import type { NoteRow } from "./note-queries.ts";
import { publicName, publicText } from "./public-words.ts";
import type { TicketRow, TicketThread } from "./queries.ts";

/** Returns the address of a ticket's picture by the picture's id. */
export type AddressOf = (pictureId: string) => string;

/** The names of members of staff by their ids. */
export type StaffNames = ReadonlyMap<string, string>;

export function serializeSummary(ticket: TicketRow): TicketSummary {
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

export function serializeTicket(ticket: TicketThread, addressOf: AddressOf): Ticket {
  return {
    ...serializeSummary(ticket),
    answerDueAt: iso(ticket.answerDueAt),
    messages: ticket.messages.map((message) => serializeMessage(message, addressOf)),
  };
}

export function serializeStaffSummary(
  ticket: TicketRow,
  { names, opening, now }: { names: StaffNames; opening: string; now: Date },
): StaffTicketSummary {
  return {
    ...serializeSummary(ticket),
    opening,
    answerDueAt: iso(ticket.answerDueAt),
    ...staffFields(ticket, names, now),
  };
}

/**
 * Converts a ticket for staff to the API's format, with its notes and the account of its sender.
 */
export function serializeStaffTicket(
  ticket: TicketThread,
  {
    notes,
    customerId,
    names,
    addressOf,
    now,
  }: {
    readonly notes: readonly NoteRow[];
    readonly customerId: string | null;
    readonly names: StaffNames;
    readonly addressOf: AddressOf;
    readonly now: Date;
  },
): StaffTicket {
  return {
    ...serializeTicket(ticket, addressOf),
    ...staffFields(ticket, names, now),
    customerId,
    messages: ticket.messages.map((message) => ({
      ...serializeMessage(message, addressOf),
      by: staffName(message.staffId, names),
    })),
    notes: notes.map(({ id, staffId, text, createdAt }) => ({
      _id: id,
      by: { _id: staffId, name: names.get(staffId) ?? null },
      text,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Converts a ticket to its public form: the first message, without contact data. */
export function serializeRecent({ id, name, messages, createdAt }: TicketThread): RecentQuery {
  return {
    _id: id,
    fullName: publicName(name),
    supportQuery: publicText(messages[0]?.text ?? ""),
    createdAt: createdAt.toISOString(),
  };
}

/** The fields of a ticket that only staff see. */
function staffFields(ticket: TicketRow, names: StaffNames, now: Date) {
  const { name, email, phone, channel, suspected, resolutionDueAt, firstAnsweredAt } = ticket;
  const published = ticket.publishedAt !== null;
  return {
    name,
    email,
    phone,
    channel,
    suspected,
    published,
    assignedTo: staffName(ticket.assignedTo, names),
    resolutionDueAt: iso(resolutionDueAt),
    firstAnsweredAt: iso(firstAnsweredAt),
    settledAt: iso(ticket.settledAt),
    late: findMissedDeadline(ticket, now),
    version: String(ticket.version),
  };
}

function staffName(id: string | null, names: StaffNames) {
  return id === null ? null : { _id: id, name: names.get(id) ?? null };
}

function serializeMessage(
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
