import { sql } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import type { Fitness } from "../platform/http/health.ts";
import type { Rates } from "./rates.ts";

/**
 * Checks whether visitors can be let in: the database must be migrated and answer, and the process
 * must know the rates. Rates that got too old do not keep visitors out, because prices are then on
 * request. A process that can't hear the rates of the others is unfit, because they sell by newer
 * rates.
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
