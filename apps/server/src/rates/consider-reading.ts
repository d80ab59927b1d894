import { judge, type Verdict } from "@suvarna/domain/rate-guard";
import { type App, act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import type { Approvals } from "../staff/index.ts";
import { claimOf } from "./claim.ts";
import type { DatabaseClock } from "./earliest-now.ts";
import { acceptSheet, lockSheets, newestSheet } from "./queries.ts";
import { decideReading, keepReading, type WaitingReading, waitingReadings } from "./readings.ts";
import type { RatesConfig } from "./settings.ts";
import type { MarketReading, RateSource } from "./sources/rate-source.ts";

export interface GuardDependencies {
  readonly app: App;
  readonly config: { readonly rates: RatesConfig };
  /** Reads the database's clock, against which the time of entered rates is checked. */
  readonly readDatabaseClock?: DatabaseClock;
}

/** The dependencies of setting rates, which may need a second person. */
export interface SettingDependencies extends GuardDependencies {
  readonly approvals: Approvals;
}

/** The dependencies of the calls of staff. */
export interface StaffRatesDependencies extends GuardDependencies {
  readonly sources: readonly RateSource[];
}

/**
 * Passes a reading of a source to the guard. This is the only way from a source to a sheet: an
 * accepted reading becomes a sheet and is announced, any other is stored with the reason.
 */
export function considerReading(
  { app, config }: GuardDependencies,
  { name: source }: Pick<RateSource, "name">,
  reading: MarketReading,
): Promise<Verdict> {
  return act(app, { kind: "job", name: "rates" }, async (act) => {
    const { tx } = act;
    await lockSheets(tx);
    // The time is read after the lock is acquired, so that of two sheets the later one has the
    // later time.
    const now = app.clock();
    const last = await newestSheet(tx, config.rates);
    // Staff may have set and held other rates while the source was being queried.
    if (isHeld(last, now)) return { kind: "known" };
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
      const sheet = { source, reason, perGram, takenAt, acceptedAt: now, bodyHash };
      await acceptSheet(act, sheet);
      await closeWaiting(tx, waiting, { source, confirmedBy: verdict.confirmedBy, now });
    }
    if (verdict.kind === "refuse") {
      await keepReading(tx, source, reading, { status: "refused", why: verdict.why, readAt: now });
    }
    if (verdict.kind === "quarantine" && !waiting.some((other) => isSame(other, claim))) {
      const { why } = verdict;
      await closeWaiting(tx, waiting, { source, confirmedBy: null, now });
      await keepReading(tx, source, reading, { status: "quarantined", why, readAt: now });
    }
    return verdict;
  });
}

/** Whether staff have held these rates, so that no source may replace them yet. */
export function isHeld(sheet: { readonly heldUntil: Date | null } | null, now: Date): boolean {
  return sheet?.heldUntil != null && sheet.heldUntil > now;
}

function isSame({ claim }: WaitingReading, other: WaitingReading["claim"]): boolean {
  return (
    claim.source === other.source &&
    claim.takenAt.getTime() === other.takenAt.getTime() &&
    claim.perGram["24K"] === other.perGram["24K"] &&
    claim.perGram.Silver === other.perGram.Silver
  );
}

/**
 * Closes the waiting readings that this reading settles: an older reading of the same source is
 * superseded, and the reading of another source that it agrees with is confirmed.
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
