import { desc, eq } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { rateReadings } from "./tables.ts";

/** The figures of the readings in quarantine, which wait for a decision of staff. */
export interface QuarantineFigures {
  readonly count: number;
  /** The newest reading in quarantine, in paise per gram of fine metal; null when there is none. */
  readonly newest: {
    readonly source: string;
    readonly why: string;
    readonly gold: number | null;
    readonly silver: number | null;
    readonly readAt: Date;
  } | null;
}

export async function findQuarantine(db: Db): Promise<QuarantineFigures> {
  const { status, source, why, gold999: gold, silver999: silver, readAt } = rateReadings;
  const waits = eq(status, "quarantined");
  const [newest] = await db
    .select({ source, why, gold, silver, readAt })
    .from(rateReadings)
    .where(waits)
    .orderBy(desc(readAt))
    .limit(1);
  return { count: await db.$count(rateReadings, waits), newest: newest ?? null };
}
