import { sql } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import type { Fitness } from "../platform/http/health.ts";
import type { Rates } from "./rates.ts";

/**
 * What must be there before visitors are let in: a migrated database that answers, and knowing what
 * is sold by. Rates that got too old are no reason to turn visitors away: prices are on request.
 */
export async function fitnessToSell({ db }: Database, rates: Rates): Promise<Fitness> {
  const lacks = await db.execute(sql`select 1 from rate_sheets limit 1`).then(
    () => [],
    () => ["database"],
  );
  return {
    lacks: rates.isSettled() ? lacks : [...lacks, "rates"],
    degraded: rates.current() ? [] : ["rates"],
  };
}
