import type { FastifyBaseLogger } from "fastify";
import { worldPrices } from "./adjust-reading.ts";
import { considerReading, type GuardDependencies } from "./consider-reading.ts";
import { adjustmentsOf, currentControls } from "./controls.ts";
import { holdInForce } from "./hold-in-force.ts";
import { findNewestSheet, newestSheet } from "./queries.ts";
import { noteFailure, recordAnswer, sourceState, takeRequests } from "./source-states.ts";
import { type RateSource, SourceError } from "./sources/rate-source.ts";

export interface PollDependencies extends GuardDependencies {
  readonly log: FastifyBaseLogger;
  readonly sources: readonly RateSource[];
}

/**
 * The age of the newest rates up to which the next source is not queried when a source has no newer
 * rates.
 */
const FRESH_MS = 30 * 60_000;

type Outcome =
  | "accepted"
  /** The source works, but has no newer rates, or it is not yet time to query it again. */
  | "nothing-newer"
  /** The source failed, so the next source is queried. */
  | "no-help";

/**
 * Queries the sources in their order until a source gives accepted rates, or reports that it has no
 * newer rates.
 */
export async function pollSources(dependencies: PollDependencies): Promise<void> {
  const { app, config, sources } = dependencies;
  const { database, clock } = app;
  for (const source of sources) {
    const { hold } = await currentControls(database.db);
    if (holdInForce(await findNewestSheet(database.db, config.rates), hold, clock())) return;
    const newest = await newestSheet(database.db, config.rates);
    const outcome = await askIfDue(dependencies, source);
    if (outcome === "accepted") return;
    // Before the newest rates become too old to sell by, the next source is queried too.
    const freshMs = Math.min(FRESH_MS, config.rates.feedSellMs / 2);
    const ageMs = newest ? clock().getTime() - newest.takenAt.getTime() : freshMs;
    if (outcome === "nothing-newer" && ageMs < freshMs) return;
  }
}

async function askIfDue(dependencies: PollDependencies, source: RateSource): Promise<Outcome> {
  const { database, clock } = dependencies.app;
  const { askAfter, failures } = await sourceState(database.db, source.key, clock());
  if (askAfter && askAfter > clock()) return failures > 0 ? "no-help" : "nothing-newer";
  if (!(await takeRequests(database.autocommit, source, clock()))) return "no-help";
  return ask(dependencies, source);
}

async function ask(dependencies: PollDependencies, source: RateSource): Promise<Outcome> {
  const { app, log } = dependencies;
  const { database, clock } = app;
  const fail = async (failure: string): Promise<Outcome> => {
    log.warn({ source: source.name, failure }, "no rates from a source");
    await noteFailure(database.autocommit, source, failure, clock());
    return "no-help";
  };
  try {
    const reading = await source.read({ now: clock(), last: await lastPrices(dependencies) });
    const verdict = await considerReading(dependencies, source, reading);
    if (verdict.kind === "refuse") return await fail(`refused: ${verdict.why}`);
    await recordAnswer(database.autocommit, source, clock());
    if (verdict.kind === "quarantine") {
      log.error({ source: source.name, why: verdict.why }, "rates in quarantine");
      return "no-help";
    }
    return verdict.kind === "accept" ? "accepted" : "nothing-newer";
  } catch (error) {
    if (error instanceof SourceError) return fail(error.message);
    throw error;
  }
}

async function lastPrices({ app, config }: PollDependencies) {
  const sheet = await newestSheet(app.database.db, config.rates);
  // The stored prices are those of before staff changed the premium, and go on from there.
  if (sheet?.world) return { gold999: sheet.world.gold, silver999: sheet.world.silver };
  const [gold999, silver999] = [sheet?.perGram["24K"], sheet?.perGram.Silver];
  if (!gold999 || !silver999) return null;
  const controls = await currentControls(app.database.db);
  return worldPrices({ gold999, silver999 }, adjustmentsOf(controls, config.rates));
}
