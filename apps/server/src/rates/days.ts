import type { HistoryRange } from "@suvarna/contract/rates/constants";
import type { Carat } from "@suvarna/domain/fineness";
import { indianDayStart } from "@suvarna/domain/indian-day";
import type { Paise } from "@suvarna/domain/money";
import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { ratesIn } from "./rate-columns.ts";
import { rateHistory } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;

/** The length of each time range of the API. */
export const RANGE_MS: Readonly<Record<HistoryRange, number>> = {
  "1d": DAY_MS,
  "7d": 7 * DAY_MS,
  "1m": 30 * DAY_MS,
  "1y": 365 * DAY_MS,
};

/** The last rates of one day in India, in paise per gram. */
export interface DayOfRates {
  /** The date, such as `2026-11-21`. */
  readonly day: string;
  readonly perGram: Readonly<Record<Carat, Paise>>;
}

export interface RecentDays {
  /** The days, the newest first; a day without rates is left out. */
  readonly days: readonly DayOfRates[];
  /**
   * For each time range, the last day with rates at least that long ago; null when the history does
   * not reach so far back.
   */
  readonly before: Readonly<Record<HistoryRange, DayOfRates | null>>;
}

/**
 * Reads the newest days up to a moment, and for each time range the day that is so long before the
 * moment. The result is empty when the moment is null.
 */
export async function readDays(db: Db, until: Date | null, count: number): Promise<RecentDays> {
  if (!until) return { days: [], before: { "1d": null, "7d": null, "1m": null, "1y": null } };
  const before = async (range: HistoryRange) => {
    const moment = new Date(until.getTime() - RANGE_MS[range]);
    return (await lastDays(db, moment, 1))[0] ?? null;
  };
  const [days, day, week, month, year] = await Promise.all([
    lastDays(db, until, count),
    before("1d"),
    before("7d"),
    before("1m"),
    before("1y"),
  ]);
  return { days, before: { "1d": day, "7d": week, "1m": month, "1y": year } };
}

/**
 * Reads the last rates of each day in India within some days up to a moment, oldest first. A day
 * without rates is left out.
 */
async function readDailyRates(db: Db, until: Date, days: number): Promise<DayOfRates[]> {
  const today = indianDayStart(until);
  const rows = await db
    .select()
    .from(rateHistory)
    .where(
      and(
        eq(rateHistory.span, "day"),
        gt(rateHistory.startsAt, new Date(today.getTime() - days * DAY_MS)),
        lte(rateHistory.startsAt, today),
      ),
    )
    .orderBy(rateHistory.startsAt);
  return rows.map(dayOf);
}

/**
 * The newest rates that this process has loaded. The object is replaced whenever the rates or the
 * controls change.
 */
interface LoadedSheet {
  readonly sheet: { readonly acceptedAt: Date };
}

/**
 * Caches the daily rates until the loaded rates change, because the price histories of all pieces
 * need the same daily rates after every tick.
 */
export function keepDailyRates(
  db: Db,
): (newest: LoadedSheet | null, days: number) => Promise<DayOfRates[]> {
  const daysByDatabase = new WeakMap<object, Map<number, Promise<DayOfRates[]>>>();
  return (newest, days) => {
    if (!newest) return Promise.resolve([]);
    const ofState = daysByDatabase.get(newest) ?? new Map<number, Promise<DayOfRates[]>>();
    daysByDatabase.set(newest, ofState);
    const cached = ofState.get(days);
    if (cached) return cached;
    const reading = readDailyRates(db, newest.sheet.acceptedAt, days);
    ofState.set(days, reading);
    // A failed read is not cached, so that the next call reads again.
    reading.catch(() => ofState.delete(days));
    return reading;
  };
}

async function lastDays(db: Db, until: Date, count: number): Promise<DayOfRates[]> {
  const rows = await db
    .select()
    .from(rateHistory)
    .where(and(eq(rateHistory.span, "day"), lte(rateHistory.startsAt, indianDayStart(until))))
    .orderBy(desc(rateHistory.startsAt))
    .limit(count);
  return rows.map(dayOf);
}

function dayOf(row: typeof rateHistory.$inferSelect): DayOfRates {
  return { day: istDate(row.startsAt), perGram: ratesIn(row) };
}

/**
 * Converts the moment at which a day in India begins to the date of that day. In UTC the moment
 * lies on the day before.
 */
function istDate(startsAt: Date): string {
  return new Date(startsAt.getTime() + DAY_MS / 2).toISOString().slice(0, 10);
}
