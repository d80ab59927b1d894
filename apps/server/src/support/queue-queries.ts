import type { TicketView } from "@suvarna/contract/support/constants";
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { countCapped } from "../platform/capped-count.ts";
import { cutPage } from "../platform/cut-page.ts";
import type { Db } from "../platform/database.ts";
import { type TimeCursor, writeCursor } from "../platform/time-cursor.ts";
import { hasWordsInOrder } from "../platform/word-search.ts";
import type { TicketRow } from "./queries.ts";
import { ticketMessages, tickets, ticketWords } from "./tables.ts";

/** The page of the queue that a member of staff asks for. */
export interface QueuePage {
  readonly view: TicketView;
  /** The member of staff whose tickets the view `mine` shows. */
  readonly staffId: string;
  readonly q?: string | undefined;
  readonly after: TimeCursor | null;
  readonly limit: number;
  readonly now: Date;
}

/**
 * One part of a view, with an order of its own. Its tickets come after all tickets of the part
 * before.
 */
interface Part {
  readonly which: SQL | undefined;
  readonly key: SQL;
  readonly timeOf: (ticket: TicketRow) => Date | null;
  readonly newestFirst?: true;
}

const SEARCHED = { table: tickets, id: tickets.id, words: ticketWords(tickets) };
const isUnsettled = isNull(tickets.settledAt);
const isGenuine = eq(tickets.suspected, false);
const dueAt = sql`least(${tickets.answerDueAt}, ${tickets.resolutionDueAt})`;

function conditionOf(view: TicketView, staffId: string): SQL | undefined {
  switch (view) {
    case "open":
      return and(isUnsettled, isGenuine, eq(tickets.state, "open"));
    case "waiting":
      return and(isUnsettled, isGenuine, eq(tickets.state, "waiting"));
    case "contact":
      return and(isUnsettled, isGenuine, eq(tickets.channel, "contact"));
    case "mine":
      return and(isUnsettled, isGenuine, eq(tickets.assignedTo, staffId));
    case "spam":
      return and(isUnsettled, eq(tickets.suspected, true));
    case "settled":
      return isNotNull(tickets.settledAt);
  }
}

/**
 * Returns a page of a view. Tickets that are late to settle come first, then those that are late to
 * answer, then those that are due next. Settled tickets have no deadline and come last, newest
 * first.
 */
export async function listQueue(
  db: Db,
  { view, staffId, q, after, limit, now }: QueuePage,
): Promise<{ rows: TicketRow[]; total: number; nextCursor: string | null }> {
  const which = and(conditionOf(view, staffId), await hasWordsInOrder(db, SEARCHED, q));
  const found: { ticket: TicketRow; part: number; at: Date | null }[] = [];
  for (const [place, part] of partsOf(view, now).entries()) {
    const missing = limit + 1 - found.length;
    if (missing === 0 || place < (after?.part ?? 0)) continue;
    const start = after?.part === place ? after : null;
    const ofPart = { ...part, which: and(which, part.which) };
    const partItems = await listPart(db, ofPart, start, missing);
    found.push(...partItems.map((ticket) => ({ ticket, part: place, at: part.timeOf(ticket) })));
  }
  const { page, last } = cutPage(found, limit);
  return {
    rows: page.map(({ ticket }) => ticket),
    total: await countCapped(db, tickets, which),
    nextCursor: last?.at ? writeCursor({ part: last.part, at: last.at, id: last.ticket.id }) : null,
  };
}

function partsOf(view: TicketView, now: Date): Part[] {
  if (view === "settled") {
    const key = sql`${tickets.settledAt}`;
    return [{ which: undefined, key, timeOf: (ticket) => ticket.settledAt, newestFirst: true }];
  }
  const isLate = sql`${tickets.resolutionDueAt} < ${now.toISOString()}::timestamptz`;
  const key = sql`${tickets.resolutionDueAt}`;
  return [
    { which: isLate, key, timeOf: (ticket) => ticket.resolutionDueAt },
    { which: sql`not (${isLate})`, key: dueAt, timeOf: dueTime },
  ];
}

function dueTime({ answerDueAt, resolutionDueAt }: TicketRow): Date | null {
  if (!answerDueAt || !resolutionDueAt) return answerDueAt ?? resolutionDueAt;
  return answerDueAt < resolutionDueAt ? answerDueAt : resolutionDueAt;
}

function listPart(
  db: Db,
  { which, key, newestFirst }: Part,
  start: TimeCursor | null,
  limit: number,
): Promise<TicketRow[]> {
  const way = sql.raw(newestFirst ? "desc" : "asc");
  const beyond = sql.raw(newestFirst ? "<" : ">");
  const isAfter =
    start &&
    sql`(${key}, ${tickets.id}) ${beyond} (${start.at.toISOString()}::timestamptz, ${start.id}::uuid)`;
  return db
    .select()
    .from(tickets)
    .where(and(which, isAfter ?? undefined))
    .orderBy(sql`${key} ${way}`, sql`${tickets.id} ${way}`)
    .limit(limit);
}

/** Counts the unsettled tickets of each view, and those that are late. */
export async function countQueue(db: Db, staffId: string, now: Date) {
  const genuine = sql`not ${tickets.suspected}`;
  const where = (condition: SQL) => sql<string>`count(*) filter (where ${condition})`;
  const [row] = await db
    .select({
      open: where(sql`${genuine} and ${tickets.state} = 'open'`),
      waiting: where(sql`${genuine} and ${tickets.state} = 'waiting'`),
      contact: where(sql`${genuine} and ${tickets.channel} = 'contact'`),
      mine: where(sql`${genuine} and ${tickets.assignedTo} = ${staffId}::uuid`),
      spam: where(sql`${tickets.suspected}`),
      late: where(sql`${genuine} and ${dueAt} < ${now.toISOString()}::timestamptz`),
    })
    .from(tickets)
    .where(isUnsettled);
  if (!row) throw new Error("A count without a row");
  const { open, waiting, contact, mine, spam, late } = row;
  return {
    open: Number(open),
    waiting: Number(waiting),
    contact: Number(contact),
    mine: Number(mine),
    spam: Number(spam),
    late: Number(late),
  };
}

const EARLIER = 20;

/**
 * Lists the other tickets of a ticket's sender, found by the account or the e-mail address, newest
 * first.
 */
export function listEarlier(
  db: Db,
  { id, email }: TicketRow,
  customerId: string | null,
): Promise<TicketRow[]> {
  const isOfSender = or(
    eq(tickets.email, email),
    customerId === null ? undefined : eq(tickets.userId, customerId),
  );
  return db
    .select()
    .from(tickets)
    .where(and(isOfSender, ne(tickets.id, id), isGenuine))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(EARLIER);
}

const OPENING = 120;

/** Returns the beginning of the first message of each ticket, by the ticket's id. */
export async function ticketExcerpts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([ticketMessages.ticketId], {
      ticketId: ticketMessages.ticketId,
      opening: sql<string>`left(${ticketMessages.text}, ${sql.raw(String(OPENING))})`,
    })
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticketId, [...ids]))
    .orderBy(asc(ticketMessages.ticketId), asc(ticketMessages.id));
  return new Map(rows.map(({ ticketId, opening }) => [ticketId, opening]));
}
