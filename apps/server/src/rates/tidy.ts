import { and, eq, gt, lt, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Autocommit } from "../platform/database.ts";
import { pruneHistory } from "./history.ts";
import { pruneReadings } from "./readings.ts";
import { keptSheets, rateSheets } from "./tables.ts";

const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * Deletes old rate data that nothing needs, so that the tables stay small even after ten years of
 * ticks.
 */
export async function tidyRates(db: Autocommit, now: Date, maxAgeMs: number): Promise<void> {
  await pruneHistory(db, now);
  await pruneReadings(db, now);
  await thinSheets(db, new Date(now.getTime() - Math.max(WEEK_MS, 2 * maxAgeMs)));
}

/**
 * Deletes most sheets that are older than a moment. The last sheet of each hour stays, and so does
 * every sheet that a sale refers to or that staff, a confirmed jump or the seed made.
 */
async function thinSheets(db: Autocommit, before: Date): Promise<void> {
  const later = alias(rateSheets, "later");
  const isLastOfHour = notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          gt(later.acceptedAt, rateSheets.acceptedAt),
          lt(
            later.acceptedAt,
            sql`date_trunc('hour', ${rateSheets.acceptedAt}, 'UTC') + interval '1 hour'`,
          ),
        ),
      ),
  );
  const isSoldBy = db
    .select({ id: keptSheets.sheetId })
    .from(keptSheets)
    .where(eq(keptSheets.sheetId, rateSheets.id));
  await db
    .delete(rateSheets)
    .where(
      and(
        lt(rateSheets.acceptedAt, before),
        eq(rateSheets.reason, "tick"),
        sql`not ${isLastOfHour}`,
        notExists(isSoldBy),
      ),
    );
}
