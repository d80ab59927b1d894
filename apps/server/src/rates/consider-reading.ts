import { type ClaimedRates, judge, ratesAgree, type Verdict } from "@suvarna/domain/rate-guard";
import { type App, act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import type { Approvals } from "../staff/index.ts";
import { localReading } from "./adjust-reading.ts";
import { claimOf } from "./claim.ts";
import { adjustmentsOf, currentControls } from "./controls.ts";
import type { DatabaseClock } from "./earlier-clock.ts";
import { holdInForce } from "./hold-in-force.ts";
import { acceptSheet, findNewestSheet, lockSheets, newestSheet } from "./queries.ts";
import {
  decideReading,
  refusedReadings,
  storeReading,
  type WaitingReading,
  waitingReadings,
} from "./readings.ts";
import type { RatesConfig } from "./settings.ts";
import type { MarketReading, RateSource } from "./sources/rate-source.ts";

export interface GuardDependencies {
  readonly app: App;
  readonly config: { readonly rates: RatesConfig };
  /** Reads the database's clock, against which the time of entered rates is checked. */
  readonly readDatabaseClock?: DatabaseClock;
}

/** The dependencies of setting rates, which may need the approval of a second person. */
export interface SettingDependencies extends GuardDependencies {
  readonly approvals: Approvals;
}

/** The dependencies of the API calls of staff about rates. */
export interface StaffRatesDependencies extends GuardDependencies {
  readonly sources: readonly RateSource[];
}

/**
 * Converts a reading of a source to local prices and passes it to the guard. Rates of a source
 * become a rate sheet only through this function: an accepted reading is stored as a sheet and
 * announced, any other reading is stored with the reason.
 */
export function considerReading(
  { app, config }: GuardDependencies,
  { name: source }: Pick<RateSource, "name">,
  world: MarketReading,
): Promise<Verdict> {
  return act(app, { kind: "job", name: "rates" }, async (act) => {
    const { tx } = act;
    await lockSheets(tx);
    // The time is read after the lock is acquired, so that of two sheets the one stored later has
    // the later time.
    const now = app.clock();
    // Staff may have set and held other rates while the source was being queried.
    const newest = await findNewestSheet(tx, config.rates);
    const controls = await currentControls(tx);
    if (holdInForce(newest, controls.hold, now)) return { kind: "known" };
    const last = newest?.withdrawnAt === null ? newest : await newestSheet(tx, config.rates);
    const reading = localReading(world, adjustmentsOf(controls, config.rates));
    const waiting = await waitingReadings(tx);
    const claim = claimOf(source, reading);
    const verdict = judge(claim, {
      last,
      now,
      limits: config.rates,
      waiting: waiting.map((other) => other.claim),
    });

    if (verdict.kind === "accept") {
      const reason = verdict.confirmedBy ? `a jump, confirmed by ${verdict.confirmedBy}` : "tick";
      const { bodyHash, takenAt } = reading;
      const { perGram } = claim;
      const { gold999: worldGold999, silver999: worldSilver999 } = reading.world;
      const newSheet = { source, reason, perGram, takenAt, acceptedAt: now, bodyHash };
      const sheet = { ...newSheet, worldGold999, worldSilver999 };
      await acceptSheet(act, sheet);
      await closeWaiting(tx, waiting, { source, confirmedBy: verdict.confirmedBy, now });
    }
    if (verdict.kind === "refuse") {
      await storeReading(tx, source, reading, { status: "refused", why: verdict.why, readAt: now });
    }
    if (verdict.kind === "quarantine" && !(await isRepeated(tx, { waiting, claim, now }))) {
      const { why } = verdict;
      await closeWaiting(tx, waiting, { source, confirmedBy: null, now });
      const row = { status: "quarantined", why, readAt: now } as const;
      const subject = await storeReading(tx, source, reading, row);
      // Through this entry of the audit log, the open pages of the rates desk learn that staff must
      // decide.
      act.record({ what: "reading.held_back", subject, after: { source, perGram: claim.perGram } });
    }
    return verdict;
  });
}

/**
 * How long a reading in quarantine stays while its source reports the same prices, so that people
 * have time to decide. The time is longer than the life of an approval request, and shorter than
 * the time in which another source can confirm the reading.
 */
const STANDS_MS = 30 * 60_000;
/** How long a source may repeat a reading that staff have rejected before staff are asked again. */
const REFUSED_MS = 60 * 60_000;

/**
 * Whether staff need not see a reading, because the same reading is already in quarantine, or
 * because staff have just rejected the prices that the source repeats.
 */
async function isRepeated(
  tx: Tx,
  { waiting, claim, now }: { waiting: readonly WaitingReading[]; claim: ClaimedRates; now: Date },
): Promise<boolean> {
  const stands = (other: WaitingReading) =>
    isSame(other, claim) || (isAlike(other, claim) && isWithin(other.readAt, now, STANDS_MS));
  if (waiting.some(stands)) return true;
  const refused = await refusedReadings(tx, claim.source, new Date(now.getTime() - REFUSED_MS));
  return refused.some((other) => isAlike(other, claim));
}

function isAlike({ claim }: WaitingReading, other: ClaimedRates): boolean {
  return claim.source === other.source && ratesAgree(claim.perGram, other.perGram);
}

function isWithin(then: Date, now: Date, ms: number): boolean {
  return now.getTime() - then.getTime() < ms;
}

function isSame({ claim }: WaitingReading, other: ClaimedRates): boolean {
  return (
    claim.source === other.source &&
    claim.takenAt.getTime() === other.takenAt.getTime() &&
    claim.perGram["24K"] === other.perGram["24K"] &&
    claim.perGram.Silver === other.perGram.Silver
  );
}

/**
 * Ends the quarantine of the readings that a new reading settles: an older reading of the same
 * source is superseded, and a reading of another source with the same prices is confirmed.
 */
async function closeWaiting(
  tx: Tx,
  waiting: readonly WaitingReading[],
  by: { readonly source: string; readonly confirmedBy: string | null; readonly now: Date },
): Promise<void> {
  for (const { id, claim } of waiting) {
    const status =
      claim.source === by.source
        ? "superseded"
        : claim.source === by.confirmedBy
          ? "confirmed"
          : null;
    if (!status) continue;
    await decideReading(tx, id, {
      status,
      decidedAt: by.now,
      decidedBy: null,
      decision: by.source,
    });
  }
}
