import type { ClaimedRates } from "@suvarna/domain/rate-guard";
import { and, desc, eq, gte, inArray, lt, ne, notInArray, or } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import type { LocalReading } from "./adjust-reading.ts";
import { claimOf } from "./claim.ts";
import { rateReadings } from "./tables.ts";

export type Reading = typeof rateReadings.$inferSelect;
export type ReadingStatus = Reading["status"];

/** A reading in quarantine, which waits for a second source or for staff. */
export interface WaitingReading {
  readonly id: string;
  readonly claim: ClaimedRates;
  readonly readAt: Date;
}

/**
 * How many readings are kept, and for how long. A reading in quarantine is not counted and not
 * deleted, because somebody must still decide about it. A source never has more than one there.
 */
const KEPT = 1000;
const KEPT_MS = 90 * 24 * 3_600_000;

export async function waitingReadings(db: Db): Promise<WaitingReading[]> {
  const rows = await db.select().from(rateReadings).where(eq(rateReadings.status, "quarantined"));
  return rows.map(withClaim);
}

/** Returns the readings of a source that staff have rejected since a time. */
export async function refusedReadings(
  db: Db,
  source: string,
  since: Date,
): Promise<WaitingReading[]> {
  const rows = await db
    .select()
    .from(rateReadings)
    .where(
      and(
        eq(rateReadings.status, "rejected"),
        eq(rateReadings.source, source),
        gte(rateReadings.decidedAt, since),
      ),
    );
  return rows.map(withClaim);
}

function withClaim(row: Reading): WaitingReading {
  return { id: row.id, claim: claimOf(row.source, row), readAt: row.readAt };
}

/**
 * Stores a reading that the guard did not accept. An amount that is not a number is stored as null.
 * @returns the id of the reading
 */
export async function storeReading(
  tx: Tx,
  source: string,
  reading: LocalReading,
  result: { readonly status: ReadingStatus; readonly why: string; readonly readAt: Date },
): Promise<string> {
  const { gold999, silver999, takenAt, bodyHash, world } = reading;
  const amount = (value: number) => (Number.isSafeInteger(value) ? value : null);
  const id = newId(result.readAt.getTime());
  await tx.insert(rateReadings).values({
    id,
    source,
    bodyHash,
    ...result,
    gold999: amount(gold999),
    silver999: amount(silver999),
    worldGold999: amount(world.gold999),
    worldSilver999: amount(world.silver999),
    takenAt: Number.isNaN(takenAt.getTime()) ? null : takenAt,
  });
  return id;
}

/**
 * Records the decision about a reading in quarantine.
 * @returns the reading, or null when it was not in quarantine any more
 */
export async function decideReading(
  tx: Tx,
  id: string,
  decided: Pick<Reading, "status" | "decidedAt" | "decidedBy" | "decision">,
): Promise<Reading | null> {
  const [row] = await tx
    .update(rateReadings)
    .set(decided)
    .where(and(eq(rateReadings.id, id), eq(rateReadings.status, "quarantined")))
    .returning();
  return row ?? null;
}

/** Whether there is a reading with this id, in any status. */
export async function isReading(db: Db, id: string): Promise<boolean> {
  return (await db.$count(rateReadings, eq(rateReadings.id, id))) > 0;
}

/** Lists the newest readings of one status, or of all statuses. */
export function listReadings(db: Db, status: ReadingStatus | undefined, limit: number) {
  return db
    .select()
    .from(rateReadings)
    .where(status ? eq(rateReadings.status, status) : undefined)
    .orderBy(desc(rateReadings.readAt), desc(rateReadings.id))
    .limit(limit);
}

/**
 * Deletes the oldest readings, so that a faulty source can't fill the database. Readings in
 * quarantine stay.
 */
export async function pruneReadings(db: Autocommit, now: Date): Promise<void> {
  const isSettled = ne(rateReadings.status, "quarantined");
  const newest = db
    .select({ id: rateReadings.id })
    .from(rateReadings)
    .where(isSettled)
    .orderBy(desc(rateReadings.readAt), desc(rateReadings.id))
    .limit(KEPT);
  const beyond = notInArray(rateReadings.id, newest);
  const old = lt(rateReadings.readAt, new Date(now.getTime() - KEPT_MS));
  await db.delete(rateReadings).where(and(isSettled, or(beyond, old)));
}

/**
 * Lists the newest readings that were in quarantine and were not superseded by a newer one, the
 * newest first.
 */
export function listHeldBack(db: Db, limit: number): Promise<Reading[]> {
  return db
    .select()
    .from(rateReadings)
    .where(inArray(rateReadings.status, ["quarantined", "confirmed", "rejected"]))
    .orderBy(desc(rateReadings.readAt), desc(rateReadings.id))
    .limit(limit);
}
