import { sql } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import type { Fitness } from "../platform/http/health.ts";
import type { Rates } from "./rates.ts";

/**
 * Checks whether this process may serve visitors: the database must be migrated and answer, and the
 * process must know the rates. Rates that are too old to sell by do not make a process unfit,
 * because the shop then shows prices on request. A process that can't read the newest rates is
 * unfit, because other processes may sell by newer ones.
 */
export async function fitnessToSell(
  { probe }: Pick<Database, "probe">,
  rates: Pick<Rates, "isSettled" | "isOutOfDate" | "current">,
): Promise<Fitness> {
  const lacks = await probe(sql`select 1 from rate_sheets limit 1`).then(
    () => [],
    () => ["database"],
  );
  const knowsRates = rates.isSettled() && !rates.isOutOfDate();
  return {
    lacks: knowsRates ? lacks : [...lacks, "rates"],
    degraded: rates.current() ? [] : ["rates"],
  };
}
