import type { Carat } from "@suvarna/domain/fineness";
import type { Paise } from "@suvarna/domain/money";
import type { RateSheet } from "@suvarna/domain/rate-sheet";
import {
  and,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { takeLease } from "../platform/lease.ts";
import { addToHistory } from "./history.ts";
import { rateColumns, ratesIn } from "./rate-columns.ts";
import type { RatesConfig } from "./settings.ts";
import { SIMULATED_MARKET } from "./sources/simulated-market.ts";
import { keptSheets, rateSheets } from "./tables.ts";

/** Rates that passed the guard, to be stored as a sheet. */
export interface AcceptedRates {
  readonly source: string;
  /**
   * Why the rates were accepted: "tick", "seed", which source confirmed a jump, or the reason that
   * staff wrote.
   */
  readonly reason: string;
  readonly perGram: Readonly<Record<Carat, Paise>>;
  readonly takenAt: Date;
  readonly acceptedAt: Date;
  readonly acceptedBy?: string | null;
  readonly heldUntil?: Date | null;
  readonly bodyHash?: string | null;
  /** The second person who agreed. */
  readonly agreedBy?: string | null;
  /** The world's prices before duty and premium, in paise per gram. */
  readonly worldGold999?: Paise;
  readonly worldSilver999?: Paise;
}

/** A sheet as it is stored. */
export interface WrittenSheet extends RateSheet {
  readonly reason: string;
  /** No source is queried before this time. */
  readonly heldUntil: Date | null;
  /** From here on nothing is sold by it; null while it counts. */
  readonly withdrawnAt: Date | null;
  /** The time at which staff were told that it has become old. */
  readonly alarmedAt: Date | null;
  /** The members of staff who set it; null for rates of a source. */
  readonly acceptedBy: string | null;
  readonly agreedBy: string | null;
  /** The world's prices before duty and premium, in paise per gram; null for rates of staff. */
  readonly world: { readonly gold: Paise; readonly silver: Paise } | null;
}

/**
 * Stores a sheet by which the shop sells from now on, and announces it. It becomes the newest one
 * even if the clock of the process that stored the last sheet is ahead. @returns its id
 */
export async function acceptSheet(act: Act, sheet: AcceptedRates): Promise<string> {
  const last = await findOne(act.tx, undefined);
  const { source, perGram } = sheet;
  const earliest = last ? last.acceptedAt.getTime() + 1 : 0;
  const acceptedAt = new Date(Math.max(sheet.acceptedAt.getTime(), earliest));
  const [sheetId = ""] = await addSheets(act.tx, [{ ...sheet, acceptedAt }]);
  act.record({
    what: "rates.changed",
    subject: sheetId,
    before: { perGram: last?.perGram ?? null },
    after: { source, perGram },
  });
  act.tell({ type: "rates.changed", sheetId });
  return sheetId;
}

/** Inserts sheets and adds their rates to the history. @returns the ids of the sheets */
export async function addSheets(db: Tx, sheets: readonly AcceptedRates[]): Promise<string[]> {
  const rows = sheets.map(({ perGram, ...sheet }) => ({
    ...sheet,
    id: newId(sheet.acceptedAt.getTime()),
    ...rateColumns(perGram),
  }));
  await db.insert(rateSheets).values(rows);
  await addToHistory(
    db,
    sheets.map(({ acceptedAt: at, perGram }) => ({ at, perGram })),
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks the sheets until the transaction ends, so that no other transaction accepts rates
 * meanwhile. The sheet that a reading was judged against must still be the newest when the new
 * sheet is stored.
 */
export async function lockSheets(tx: Tx): Promise<void> {
  // The lease has no duration: it is used for the row lock that its update holds until the
  // transaction ends.
  await takeLease(tx, "rate-sheets", "writer", 0);
}

/** Marks a sheet as used by a sale, so that it is never deleted. */
export async function keepSheet(tx: Tx, sheetId: string): Promise<void> {
  await tx.insert(keptSheets).values({ sheetId }).onConflictDoNothing();
}

/**
 * The newest sheet that was not withdrawn, with which new rates are compared. With real sources,
 * sheets of the simulated market are ignored: nothing is sold by them, and no real rate is compared
 * with them.
 */
export function newestSheet(db: Db, config: Pick<RatesConfig, "sources">) {
  return findOne(db, and(isReal(config), isNull(rateSheets.withdrawnAt)));
}

/** The newest sheet, also when it was withdrawn: then nothing is sold until there is a newer one. */
export function lastSheet(db: Db, config: Pick<RatesConfig, "sources">) {
  return findOne(db, isReal(config));
}

function isReal({ sources }: Pick<RatesConfig, "sources">): SQL | undefined {
  return sources.includes("simulated") ? undefined : ne(rateSheets.source, SIMULATED_MARKET);
}

/** Withdraws a sheet. @returns false when it was withdrawn before */
export async function markWithdrawn(tx: Tx, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(rateSheets)
    .set({ withdrawnAt: at })
    .where(and(eq(rateSheets.id, id), isNull(rateSheets.withdrawnAt)))
    .returning({ id: rateSheets.id });
  return marked.length > 0;
}

/**
 * Whether something may be sold by a sheet. It can't be withdrawn before the transaction ends: what is
 * sold by it until then is there for whoever withdraws it.
 */
export async function holdSheet(tx: Tx, id: string): Promise<boolean> {
  const [held] = await tx
    .select({ withdrawnAt: rateSheets.withdrawnAt })
    .from(rateSheets)
    .where(eq(rateSheets.id, id))
    .for("share");
  return held?.withdrawnAt === null;
}

/**
 * Holds a sheet by which something is sold, and marks it as used by a sale, so that it is never deleted.
 * @returns false when the sheet is withdrawn; then nothing may be sold by it
 */
export async function sellBySheet(tx: Tx, id: string): Promise<boolean> {
  const kept = tx.select().from(keptSheets).where(eq(keptSheets.sheetId, rateSheets.id));
  const [held] = await tx
    .select({
      withdrawnAt: rateSheets.withdrawnAt,
      isKept: sql<boolean>`${exists(kept)}`,
    })
    .from(rateSheets)
    .where(eq(rateSheets.id, id))
    .for("share");
  if (held?.withdrawnAt !== null) return false;
  if (!held.isKept) await keepSheet(tx, id);
  return true;
}

export function findSheet(db: Db, id: string): Promise<WrittenSheet | null> {
  return findOne(db, eq(rateSheets.id, id));
}

/** The newest sheet that counted at a time, and was not withdrawn since; null when there is none. */
export function sheetCountingAt(db: Db, config: Pick<RatesConfig, "sources">, at: Date) {
  const counted = and(isNull(rateSheets.withdrawnAt), lte(rateSheets.acceptedAt, at));
  return findOne(db, and(isReal(config), counted));
}

/** Whether there are any sheets, also when all of them are withdrawn. */
export async function hasSheets(db: Db, config: Pick<RatesConfig, "sources">): Promise<boolean> {
  return (await lastSheet(db, config)) !== null;
}

/** Whether staff have entered, confirmed or withdrawn a newer sheet than this one. */
export async function isDecidedSince(
  db: Db,
  { acceptedAt }: Pick<WrittenSheet, "acceptedAt">,
): Promise<boolean> {
  const byStaff = or(isNotNull(rateSheets.acceptedBy), isNotNull(rateSheets.withdrawnAt));
  return (await db.$count(rateSheets, and(gt(rateSheets.acceptedAt, acceptedAt), byStaff))) > 0;
}

async function findOne(db: Db, which: SQL | undefined): Promise<WrittenSheet | null> {
  const [row] = await db
    .select()
    .from(rateSheets)
    .where(which)
    .orderBy(desc(rateSheets.acceptedAt), desc(rateSheets.id))
    .limit(1);
  if (!row) return null;
  return writtenSheet(row);
}

function writtenSheet(row: typeof rateSheets.$inferSelect): WrittenSheet {
  const { id, source, reason, takenAt, acceptedAt, heldUntil, withdrawnAt, alarmedAt } = row;
  const { acceptedBy, agreedBy, worldGold999: gold, worldSilver999: silver } = row;
  const times = { takenAt, acceptedAt, heldUntil, withdrawnAt, alarmedAt };
  const world = gold === null || silver === null ? null : { gold, silver };
  return { id, source, reason, ...times, acceptedBy, agreedBy, world, perGram: ratesIn(row) };
}

/** The newest sheets that staff entered or confirmed, newest first. */
export async function listStaffSheets(db: Db, limit: number): Promise<WrittenSheet[]> {
  const rows = await db
    .select()
    .from(rateSheets)
    .where(isNotNull(rateSheets.acceptedBy))
    .orderBy(desc(rateSheets.acceptedAt))
    .limit(limit);
  return rows.map(writtenSheet);
}

/**
 * Marks a sheet as one of which staff were told that it has become old.
 * @returns false when they were told before
 */
export async function markAlarmed(tx: Tx, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(rateSheets)
    .set({ alarmedAt: at })
    .where(and(eq(rateSheets.id, id), isNull(rateSheets.alarmedAt)))
    .returning({ id: rateSheets.id });
  return marked.length > 0;
}
