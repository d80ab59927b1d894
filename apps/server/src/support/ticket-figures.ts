import { indianDayStart } from "@suvarna/domain/indian-day";
import { and, asc, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { tickets } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;

/** Figures about tickets that are not settled, and the most urgent of those that are late. */
export interface TicketFigures {
  /** The number of tickets in the view `open` of the queue: those that wait for the shop's answer. */
  readonly open: number;
  readonly late: number;
  readonly dueToday: number;
  readonly latest: readonly {
    readonly number: string;
    readonly subject: string;
    readonly dueAt: Date;
  }[];
}

/**
 * Reads the figures about unsettled tickets.
 * @param limit the number of late tickets that are described
 */
export async function findTicketFigures(db: Db, now: Date, limit: number): Promise<TicketFigures> {
  const { answerDueAt, resolutionDueAt, number, subject } = tickets;
  const ofPeople = and(eq(tickets.suspected, false), inArray(tickets.state, ["open", "waiting"]));
  const endOfDay = new Date(indianDayStart(now).getTime() + DAY_MS);
  const isLate = or(lt(answerDueAt, now), lt(resolutionDueAt, now));
  const isDue = or(lt(answerDueAt, endOfDay), lt(resolutionDueAt, endOfDay));
  const [counts] = await db
    .select({
      open: sql<string>`count(*) filter (where ${eq(tickets.state, "open")})`.mapWith(Number),
      late: sql<string>`count(*) filter (where ${isLate})`.mapWith(Number),
      due: sql<string>`count(*) filter (where ${isDue})`.mapWith(Number),
    })
    .from(tickets)
    .where(ofPeople);
  const first = sql<string>`least(${answerDueAt}, ${resolutionDueAt})`;
  const latest = await db
    .select({ number, subject, dueAt: first })
    .from(tickets)
    .where(and(ofPeople, isLate, isNotNull(first)))
    .orderBy(asc(first))
    .limit(limit);
  const { open = 0, late = 0, due = 0 } = counts ?? {};
  return {
    open,
    late,
    dueToday: due - late,
    latest: latest.map((row) => ({ ...row, dueAt: new Date(row.dueAt) })),
  };
}
