import type { Carat } from "@suvarna/domain/fineness";
import { indianDayStart } from "@suvarna/domain/indian-day";
import type { Paise } from "@suvarna/domain/money";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { and, desc, eq, gt, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import { rateColumns, ratesIn } from "./rate-columns.ts";
import { rateHistory } from "./tables.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The resolutions of the history, and how long the entries of each are kept. The periods are chosen
 * so that every time range of the API can be drawn from one resolution: ten years are 11,520
 * minutes, 1,488 hours and 3,650 days.
 */
const SPANS = [
  { span: "minute", keptMs: 8 * DAY_MS, startOf: (at: Date) => startOf(at, MINUTE_MS) },
  { span: "hour", keptMs: 62 * DAY_MS, startOf: (at: Date) => startOf(at, HOUR_MS) },
  { span: "day", keptMs: Number.POSITIVE_INFINITY, startOf: indianDayStart },
] as const;

function startOf(at: Date, ms: number): Date {
  return new Date(at.getTime() - (at.getTime() % ms));
}

type Row = typeof rateHistory.$inferSelect;
/** The rates at one moment, in paise per gram. */
export interface RateMoment {
  readonly at: Date;
  readonly perGram: Readonly<Record<Carat, Paise>>;
}

const COLUMN = {
  "24K": rateHistory.gold24k,
  "22K": rateHistory.gold22k,
  "18K": rateHistory.gold18k,
  Silver: rateHistory.silver,
} as const;

/**
 * Adds rates to the history, oldest first. A rate becomes the value of its minute, hour and day,
 * and replaces an earlier rate of the same span. A rate that is too old for a resolution is not
 * stored in it.
 */
export async function addToHistory(tx: Tx, moments: readonly RateMoment[]): Promise<void> {
  const newest = moments.at(-1)?.at.getTime() ?? 0;
  const rows = SPANS.flatMap(({ span, keptMs, startOf: startsAtOf }) => {
    const ends = new Map<number, Row>();
    for (const { at, perGram } of moments) {
      if (at.getTime() < newest - keptMs) continue;
      const startsAt = startsAtOf(at);
      ends.set(startsAt.getTime(), { span, startsAt, at, ...rateColumns(perGram) });
    }
    return [...ends.values()];
  });
  await tx
    .insert(rateHistory)
    .values(rows)
    .onConflictDoUpdate({
      target: [rateHistory.span, rateHistory.startsAt],
      set: {
        at: sql`excluded.at`,
        gold24k: sql`excluded.gold24k`,
        gold22k: sql`excluded.gold22k`,
        gold18k: sql`excluded.gold18k`,
        silver: sql`excluded.silver`,
      },
      setWhere: sql`excluded.at >= ${rateHistory.at}`,
    });
}

/**
 * Deletes the entries of the history that are older than the time for which their resolution is
 * kept.
 */
export async function pruneHistory(db: Autocommit, now: Date): Promise<void> {
  const past = SPANS.filter(({ keptMs }) => Number.isFinite(keptMs)).map(({ span, keptMs }) =>
    and(eq(rateHistory.span, span), lt(rateHistory.startsAt, new Date(now.getTime() - keptMs))),
  );
  await db.delete(rateHistory).where(or(...past));
}

/** Returns the last rates before the day in India of a moment; null when there are none. */
export async function ratesOfDayBefore(db: Db, moment: Date): Promise<RatesPerGram | null> {
  const [row] = await db
    .select()
    .from(rateHistory)
    .where(and(eq(rateHistory.span, "day"), lt(rateHistory.startsAt, indianDayStart(moment))))
    .orderBy(desc(rateHistory.startsAt))
    .limit(1);
  return row ? ratesIn(row) : null;
}

export interface HistoryPoint {
  readonly at: Date;
  readonly price: Paise;
}

/**
 * Reads how one rate developed up to a moment. The time is divided into equal parts, and each part
 * gives its last rate by one index lookup.
 */
export async function readHistory(
  db: Db,
  carat: Carat,
  time: { readonly until: Date; readonly ms: number; readonly parts: number },
): Promise<HistoryPoint[]> {
  const { span } = SPANS.find(({ keptMs }) => time.ms <= keptMs) ?? SPANS[2];
  const partEnd = (part: SQL) =>
    sql`${time.until.toISOString()}::timestamptz - ${part} * ${`${time.ms / time.parts} milliseconds`}::interval`;
  const last = db
    .select({ at: rateHistory.at, price: COLUMN[carat] })
    .from(rateHistory)
    .where(
      and(
        eq(rateHistory.span, span),
        lte(rateHistory.startsAt, partEnd(sql`part`)),
        gt(rateHistory.startsAt, partEnd(sql`(part + 1)`)),
      ),
    )
    .orderBy(desc(rateHistory.startsAt))
    .limit(1)
    .as("last");
  return db
    .select({ at: last.at, price: last.price })
    .from(sql`generate_series(0, ${time.parts - 1}::int) as part`)
    .crossJoinLateral(last)
    .orderBy(last.at);
}
