import { randomBytes } from "node:crypto";
import { VISIT_STEPS, type VisitStep } from "@suvarna/domain/figures";
import { indianDay } from "@suvarna/domain/indian-day";
import { and, eq, gte, lt, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { type Act, type App, act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { keyedHash } from "../platform/keyed-hash.ts";
import { networkOf } from "../platform/limits.ts";
import { runRepeatedly } from "../platform/run-repeatedly.ts";
import { visitDaySalts, visitDays, visitMarks } from "./tables.ts";
import { browserKind, stepOf } from "./visitor.ts";

const WRITE_EVERY_MS = 5000;
/**
 * The most visits that are kept in memory between two writes to the database. Further visits are
 * not counted.
 */
const MOST_WAITING = 20_000;
const ROWS_AT_ONCE = 500;
/**
 * How long after midnight a day is counted, so that every process has written its last visits of the
 * day.
 */
const CLOSE_AFTER_MS = 3_600_000;
const STAFF = "staff";
/** The length of a stored visitor, the beginning of a keyed hash. */
const VISITOR_LENGTH = 22;

interface Visit {
  readonly day: string;
  readonly network: string;
  readonly browser: string;
  readonly step: VisitStep | typeof STAFF;
}

/** Counts the visits of this process in memory, and stores them every few seconds. */
export interface VisitCounter {
  /** Counts the visit of a request. Call it after every reply. */
  note(request: FastifyRequest, reply: FastifyReply): void;
  /** Stores the visits that are kept in memory. */
  write(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Creates a counter of visits. Visits are collected in memory, each visitor and step once, so that
 * no page waits for the database.
 */
export function createVisitCounter(app: App, log: Pick<FastifyBaseLogger, "warn">): VisitCounter {
  const waiting = new Map<string, Visit>();
  const writing = runRepeatedly(write, WRITE_EVERY_MS, (error) => {
    log.warn({ err: error }, "visits were not counted");
  });

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const visits = [...waiting];
    await act(app, { kind: "job", name: "visits" }, (act) =>
      keepVisits(
        act,
        visits.map(([, visit]) => visit),
      ),
    );
    // Visits stay in memory until they are stored, so that a write that failed is tried again.
    for (const [key] of visits) waiting.delete(key);
  }

  return {
    note(request, reply) {
      const step = stepOf(request, reply);
      if (step === null || waiting.size >= MOST_WAITING) return;
      const visit = {
        day: indianDay(app.clock()),
        network: networkOf(request.ip),
        browser: browserKind(request.headers["user-agent"] ?? ""),
        step,
      };
      waiting.set(JSON.stringify(visit), visit);
    },
    write: () => writing.run(),
    start: () => writing.start(),
    async stop() {
      await writing.stop();
    },
  };
}

async function keepVisits({ tx, at }: Act, visits: readonly Visit[]): Promise<void> {
  await closeDays(tx, indianDay(new Date(at.getTime() - CLOSE_AFTER_MS)));
  const rows: (typeof visitMarks.$inferInsert)[] = [];
  const days = new Set(visits.map((visit) => visit.day));
  // All processes lock the secrets in the order of the days, to avoid a deadlock.
  for (const day of [...days].toSorted()) {
    const salt = await saltOf(tx, day);
    for (const visit of visits.filter((each) => each.day === day)) {
      const visitor = keyedHash(salt, [visit.network, visit.browser]).slice(0, VISITOR_LENGTH);
      rows.push({ day, visitor, step: visit.step });
      // Every step of a visitor also counts as a visit.
      if (visit.step !== STAFF) rows.push({ day, visitor, step: "visit" });
    }
  }
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insert(visitMarks)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing();
  }
}

/**
 * Reads or creates the secret of a day, and locks it until the transaction ends, so that no other
 * process closes the day before the visits of this transaction are stored.
 */
async function saltOf(tx: Tx, day: string): Promise<string> {
  const salt = randomBytes(32).toString("base64url");
  const [row] = await tx
    .insert(visitDaySalts)
    .values({ day, salt })
    .onConflictDoUpdate({ target: visitDaySalts.day, set: { day } })
    .returning();
  return row?.salt ?? salt;
}

/**
 * Stores the counts of the days before this day, and deletes the hashes and secrets of those days.
 * Visits that are written later, after a failure of the database, are added to the count of their
 * day.
 */
async function closeDays(tx: Tx, firstOpen: string): Promise<void> {
  // The process that deletes a day's secret is the only one that counts the day.
  const over = await tx.delete(visitDaySalts).where(lt(visitDaySalts.day, firstOpen)).returning();
  for (const { day } of over) {
    const counts = await countMarks(tx, eq(visitMarks.day, day));
    const rows = counts.map(({ step, visitors }) => ({ day, step, visitors }));
    if (rows.length > 0) {
      const visitors = sql`${visitDays.visitors} + excluded.visitors`;
      await tx
        .insert(visitDays)
        .values(rows)
        .onConflictDoUpdate({ target: [visitDays.day, visitDays.step], set: { visitors } });
    }
    await tx.delete(visitMarks).where(eq(visitMarks.day, day));
  }
}

/** A range of days in India: `from` is the first day, and `until` is the day after the last. */
interface Days {
  readonly from: string;
  readonly until: string;
}

/** Counts the visitors of each step on some days, without staff. */
function countMarks(db: Db | Tx, days: SQL | undefined) {
  const { day, visitor, step } = visitMarks;
  const staff = db
    .select({ key: sql`${day} || ${visitor}` })
    .from(visitMarks)
    .where(and(days, eq(step, STAFF)));
  return db
    .select({ step, visitors: sql<string>`count(*)`.mapWith(Number) })
    .from(visitMarks)
    .where(and(days, ne(step, STAFF), notInArray(sql`${day} || ${visitor}`, staff)))
    .groupBy(step);
}

/**
 * Counts the visitors of these days by the step that they reached. A visitor who comes on two days
 * counts twice.
 */
export async function countVisits(db: Db, days: Days): Promise<Record<VisitStep, number>> {
  const { day, step, visitors } = visitDays;
  const dayTotals = await db
    .select({ step, visitors: sql<string>`sum(${visitors})`.mapWith(Number) })
    .from(visitDays)
    .where(and(gte(day, days.from), lt(day, days.until)))
    .groupBy(step);
  const open = and(gte(visitMarks.day, days.from), lt(visitMarks.day, days.until));
  const rows = [...dayTotals, ...(await countMarks(db, open))];
  const sum = (name: VisitStep) =>
    rows.filter((row) => row.step === name).reduce((all, row) => all + row.visitors, 0);
  return Object.fromEntries(VISIT_STEPS.map((name) => [name, sum(name)])) as Record<
    VisitStep,
    number
  >;
}
