import { sql } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import type { Fitness } from "../platform/http/health.ts";
import type { Rates } from "./rates.ts";

/**
 * What must be there before visitors are let in: a migrated database that answers, and knowing what
 * is sold by. Rates that got too old are no reason to turn visitors away: prices are on request. A
 * process that can't hear the rates of the others is, because they sell by newer ones.
 */
export async function fitnessToSell(
  { probe }: Pick<Database, "probe">,
  rates: Pick<Rates, "isSettled" | "isDeaf" | "current">,
): Promise<Fitness> {
  const lacks = await probe(sql`select 1 from rate_sheets limit 1`).then(
    () => [],
    () => ["database"],
  );
  const knowsRates = rates.isSettled() && !rates.isDeaf();
  return {
    lacks: knowsRates ? lacks : [...lacks, "rates"],
    degraded: rates.current() ? [] : ["rates"],
  };
}
