import type { HistoryRange } from "@suvarna/contract/rates/constants";
import type { Carat } from "@suvarna/domain/fineness";
import type { Paise } from "@suvarna/domain/money";
import { and, desc, eq, lte } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { startOfIstDay } from "./ist-day.ts";
import { ratesIn } from "./rate-columns.ts";
import { rateHistory } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;

/** How long each range of the wire is. */
export const RANGE_MS: Readonly<Record<HistoryRange, number>> = {
  "1d": DAY_MS,
  "7d": 7 * DAY_MS,
  "1m": 30 * DAY_MS,
  "1y": 365 * DAY_MS,
};

/** The last rates of a day in India, in paise per gram. */
export interface DayOfRates {
  /** `2026-11-21` */
  readonly day: string;
  readonly perGram: Readonly<Record<Carat, Paise>>;
}

export interface RecentDays {
  /** Newest first; a day without a rate is left out. */
  readonly days: readonly DayOfRates[];
  /** The last day on or before so long ago; null where the history does not reach. */
  readonly before: Readonly<Record<HistoryRange, DayOfRates | null>>;
}

/** The newest days up to a moment, and those of a while before it; none without a moment. */
export async function readDays(db: Db, until: Date | null, count: number): Promise<RecentDays> {
  if (!until) return { days: [], before: { "1d": null, "7d": null, "1m": null, "1y": null } };
  const before = async (range: HistoryRange) => {
    const moment = new Date(until.getTime() - RANGE_MS[range]);
    return (await lastDays(db, moment, 1))[0] ?? null;
  };
  const [days, day, week, month, year] = await Promise.all([
    lastDays(db, until, count),
    ...([before("1d"), before("7d"), before("1m"), before("1y")] as const),
  ]);
  return { days, before: { "1d": day, "7d": week, "1m": month, "1y": year } };
}

async function lastDays(db: Db, until: Date, count: number): Promise<DayOfRates[]> {
  const rows = await db
    .select()
    .from(rateHistory)
    .where(and(eq(rateHistory.span, "day"), lte(rateHistory.startsAt, startOfIstDay(until))))
    .orderBy(desc(rateHistory.startsAt))
    .limit(count);
  return rows.map((row) => ({ day: istDate(row.startsAt), perGram: ratesIn(row) }));
}

/** The date in India of the moment at which its day began, which lies on the day before in UTC. */
function istDate(startsAt: Date): string {
  return new Date(startsAt.getTime() + DAY_MS / 2).toISOString().slice(0, 10);
}
