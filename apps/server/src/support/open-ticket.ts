import type { SupportType } from "@suvarna/contract/support/constants";
import { deadlinesIn, ticketNumber } from "@suvarna/domain/ticket";
import { type Actor, act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
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

/** What somebody has written to the shop, by one of its forms. */
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
/** As the privacy policy says. */
const SETTLED_KEPT_MS = 3 * 365 * DAY_MS;
/** Letters to one address in a day: whoever enters somebody else's does not fill their inbox. */
const LETTERS_A_DAY = 5;
/** Until then a person whose message was taken for spam is found among these. */
const SUSPECTED_KEPT_MS = 90 * DAY_MS;

/**
 * Opens a ticket and says so by a letter. What looks like spam is kept all the same; its letter, if
 * it is not to the author's own inbox, waits until staff have looked. The same form sent twice is one
 * ticket.
 * @returns whether the letter is on its way
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
    if (earlier && isSame(earlier, sent)) return told(earlier);
    // Sent before with other words: then the stamp says nothing of this one.
    const believed = earlier ? null : opening;
    const written = [sent.name, sent.subject, sent.text].join("\n");
    const row = {
      ...aboutIt(sent, author, now),
      suspected: looksLikeSpam({
        website: sent.website,
        openedAt: believed?.at ?? null,
        text: written,
        now,
        publicUrl: config.publicUrl,
      }),
      stamp: believed?.id ?? null,
    };
    const ticket = await insertTicket(tx, row);
    if (!ticket) {
      // The same form came twice at once, and the other one was first.
      const first = opening && (await findTicketByStamp(tx, opening.id));
      if (first && isSame(first, sent)) return told(first);
    }
    const opened = ticket ?? ((await insertTicket(tx, { ...row, stamp: null })) as TicketRow);
    await addMessage(tx, sent, { ticketId: opened.id, author: "shopper", createdAt: now });
    const confirmed = await mayWriteTo(tx, opened, author, now);
    if (confirmed) tell({ type: "ticket.received", ticketId: opened.id });
    return { number: opened.number, confirmed };
  });
}

function aboutIt(sent: SentTicket, author: Author | null, now: Date) {
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

/** Of one that was opened before; its letter went then, or it is among those that wait. */
function told({ number, suspected }: TicketRow) {
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
  // Their own inbox: they asked for it, and nobody else can.
  if (email === author?.provedEmail) return true;
  if (suspected) return false;
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  return (await countTicketsFrom(tx, email, aDayAgo)) <= LETTERS_A_DAY;
}

function forgetOld(tx: Tx, now: Date): Promise<void> {
  return removeOld(tx, {
    settledBefore: new Date(now.getTime() - SETTLED_KEPT_MS),
    suspectedBefore: new Date(now.getTime() - SUSPECTED_KEPT_MS),
    leftBefore: new Date(now.getTime() - DAY_MS),
  });
}
