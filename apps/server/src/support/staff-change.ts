import { namesOf } from "../identity/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { TicketChangeBy, TicketRow } from "./queries.ts";
import type { TicketChange } from "./tables.ts";

/** Returns the description of a change of a ticket by a member of staff. */
export function changeByStaff(
  { actor, at }: Pick<Act, "actor" | "at">,
  what: TicketChange,
): TicketChangeBy {
  if (actor.kind !== "staff") throw new Error(`A ticket was ${what} by no member of staff`);
  return { what, staffId: actor.userId, at };
}

const DONE: Readonly<Record<TicketChange, string>> = {
  answered: "answered",
  assigned: "assigned the ticket",
  judged: "said whether it is spam",
  moved: "moved the ticket",
  noted: "wrote a note",
  published: "released the message or hid it",
  wrote: "wrote again",
};

/**
 * Compares a locked ticket with the version that the caller has seen. When two people answer a
 * ticket at the same time, the second is refused, and so sees the first answer before sending
 * another.
 * @param version the version that the caller has seen; undefined skips the comparison
 * @throws Refusal changed_meanwhile, which names the other person
 */
export async function requireVersion(
  { tx }: Act,
  ticket: TicketRow,
  version: string | undefined,
): Promise<void> {
  if (version === undefined || version === String(ticket.version)) return;
  const { changedBy, lastChange } = ticket;
  const names = await namesOf(tx, changedBy ? [changedBy] : []);
  const who = changedBy ? (names.get(changedBy) ?? "A colleague") : "The shopper";
  const message = `${who} ${DONE[lastChange ?? "moved"]} meanwhile. Read it, then send yours again.`;
  throw new Refusal("changed_meanwhile", { message });
}
