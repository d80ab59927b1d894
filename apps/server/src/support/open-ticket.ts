import type { SupportType } from "@suvarna/contract/support/constants";
import { deadlinesIn, ticketNumber } from "@suvarna/domain/ticket";
import { type Actor, act, languageOf } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { sendersOf } from "../platform/senders.ts";
import { addMessage, type SentMessage } from "./add-message.ts";
import type { Author } from "./author.ts";
import { readStamp } from "./form-stamp.ts";
import {
  countTicketsFrom,
  findTicketByStamp,
  insertTicket,
  removeOld,
  type TicketRow,
  type TicketThread,
} from "./queries.ts";
import type { Support } from "./support.ts";
import { looksLikeSpam } from "./suspicion.ts";

/** A message that somebody sent by one of the shop's forms. */
export interface SentTicket extends SentMessage {
  readonly channel: TicketRow["channel"];
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly type: SupportType;
  readonly subject: string;
  readonly stamp: string | undefined;
  readonly website: string | undefined;
}

const DAY_MS = 24 * 3_600_000;
/** How long settled tickets are kept. The privacy policy names the same time. */
const SETTLED_KEPT_MS = 3 * 365 * DAY_MS;
/**
 * How many confirmation letters one address gets per day, so that nobody can flood a stranger's
 * inbox.
 */
const LETTERS_A_DAY = 5;
/** How long suspected spam is kept, so that staff can find a wrongly suspected ticket. */
const SUSPECTED_KEPT_MS = 90 * DAY_MS;

/**
 * Opens a ticket and confirms it by a letter. Suspected spam is stored too, but its letter waits
 * for staff, unless it goes to the author's own confirmed address. A form that is sent twice
 * results in one ticket (idempotency).
 * @returns the ticket's number, and whether the letter is sent
 * @throws Refusal picture_unusable
 */
export function openTicket(
  { app, config }: Pick<Support, "app" | "config">,
  actor: Actor,
  sent: SentTicket,
  author: Author | null,
): Promise<{ number: string; confirmed: boolean }> {
  return act(app, actor, async ({ tx, at: now, tell }) => {
    await forgetOld(tx, now);
    const opening = readStamp(config, sent.stamp, now);
    const earlier = opening && (await findTicketByStamp(tx, opening.id));
    if (earlier && isSame(earlier, sent)) return replyFor(earlier);
    // A ticket with this form's stamp but another text exists already, so the stamp is not accepted
    // for this message.
    const validOpening = earlier ? null : opening;
    const text = [sent.name, sent.subject, sent.text].join("\n");
    const row = {
      ...ticketColumns(sent, author, now),
      language: languageOf(actor),
      suspected: looksLikeSpam({
        website: sent.website,
        openedAt: validOpening?.at ?? null,
        text,
        now,
        publicUrl: config.publicUrl,
      }),
      stamp: validOpening?.id ?? null,
    };
    const ticket = await insertTicket(tx, row);
    if (!ticket) {
      // The same form was sent twice at the same time, and the other request has inserted its
      // ticket first.
      const first = opening && (await findTicketByStamp(tx, opening.id));
      if (first && isSame(first, sent)) return replyFor(first);
    }
    const opened = ticket ?? ((await insertTicket(tx, { ...row, stamp: null })) as TicketRow);
    await addMessage(tx, sent, { ticketId: opened.id, author: "shopper", createdAt: now });
    tell({ type: "ticket.written", ticketId: opened.id });
    const confirmed = await mayWriteTo(tx, opened, author, now);
    if (confirmed) {
      const senders = sendersOf(config.secret, actor);
      tell({ type: "ticket.received", ticketId: opened.id, senders });
    }
    return { number: opened.number, confirmed };
  });
}

function ticketColumns(sent: SentTicket, author: Author | null, now: Date) {
  const id = newId(now.getTime());
  const { channel, name, email, phone, type, subject } = sent;
  return {
    id,
    number: ticketNumber(id),
    userId: author?.userId ?? null,
    channel,
    name: name || (author?.name ?? ""),
    email,
    phone,
    type,
    subject,
    state: "open" as const,
    ...deadlinesIn("open", null, now),
    firstAnsweredAt: null,
    settledAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Returns the reply for a ticket that exists already. A letter has confirmed the ticket when it was
 * opened, unless the ticket is suspected as spam.
 */
function replyFor({ number, suspected }: TicketRow) {
  return { number, confirmed: !suspected };
}

function isSame(earlier: TicketThread, { channel, email, subject, text }: SentTicket): boolean {
  return (
    earlier.channel === channel &&
    earlier.email === email &&
    earlier.subject === subject &&
    earlier.messages[0]?.text === text
  );
}

async function mayWriteTo(
  tx: Tx,
  { email, suspected }: TicketRow,
  author: Author | null,
  now: Date,
): Promise<boolean> {
  // The address is the user's own and is confirmed, so no stranger can have caused the letter.
  if (email === author?.provedEmail) return true;
  if (suspected) return false;
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  return (await countTicketsFrom(tx, email, aDayAgo)) <= LETTERS_A_DAY;
}

function forgetOld(tx: Tx, now: Date): Promise<void> {
  return removeOld(tx, {
    settledBefore: new Date(now.getTime() - SETTLED_KEPT_MS),
    suspectedBefore: new Date(now.getTime() - SUSPECTED_KEPT_MS),
    unattachedBefore: new Date(now.getTime() - DAY_MS),
  });
}
