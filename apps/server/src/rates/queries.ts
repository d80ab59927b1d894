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
  min,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { takeLease } from "../platform/lease.ts";
import { addToHistory } from "./history.ts";
import { rateColumns, ratesIn } from "./rate-columns.ts";
import { BY_HAND } from "./sell-age.ts";
import type { RatesConfig } from "./settings.ts";
import { SIMULATED_MARKET } from "./sources/simulated-market.ts";
import { keptSheets, rateSheets } from "./tables.ts";

/** Rates that have passed the guard and are to be stored as a sheet. */
export interface AcceptedRates {
  readonly source: string;
  /**
   * The reason why the rates were accepted: "tick", "seed", the source that confirmed a jump, or
   * the reason that staff wrote.
   */
  readonly reason: string;
  readonly perGram: Readonly<Record<Carat, Paise>>;
  readonly takenAt: Date;
  readonly acceptedAt: Date;
  readonly acceptedBy?: string | null;
  readonly heldUntil?: Date | null;
  readonly bodyHash?: string | null;
  /** The second person who has approved the rates. */
  readonly agreedBy?: string | null;
  /** The world's prices before duty and premium, in paise per gram. */
  readonly worldGold999?: Paise | null;
  readonly worldSilver999?: Paise | null;
}

/** A rate sheet as it is stored. */
export interface WrittenSheet extends RateSheet {
  readonly reason: string;
  /** No source is queried before this time. */
  readonly heldUntil: Date | null;
  /**
   * The time at which the sheet was withdrawn, after which nothing is sold by it; null while it is
   * not withdrawn.
   */
  readonly withdrawnAt: Date | null;
  /** The time at which staff were told that the sheet has become old. */
  readonly alarmedAt: Date | null;
  /**
   * The person who entered or confirmed the rates, and the second person who approved them; null
   * for rates of a source.
   */
  readonly acceptedBy: string | null;
  readonly agreedBy: string | null;
  /**
   * The world's prices before duty and premium, in paise per gram; null for rates that staff
   * entered.
   */
  readonly world: { readonly gold: Paise; readonly silver: Paise } | null;
}

/**
 * Stores a sheet by which the shop sells from now on, and announces it. The sheet becomes the
 * newest one even if the clock of the process that stored the last sheet is ahead. @returns the
 * sheet's id
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
 * Locks the rate sheets until the transaction ends, so that no other transaction accepts rates
 * meanwhile. The sheet with which a reading was compared is thus still the newest when the new
 * sheet is stored.
 */
export async function lockSheets(tx: Tx): Promise<void> {
  // The lease has no duration: only the row lock is needed, which its update holds until the
  // transaction ends.
  await takeLease(tx, "rate-sheets", "writer", 0);
}

/** Marks a sheet as used by a sale, so that it is never deleted. */
export async function keepSheet(tx: Tx, sheetId: string): Promise<void> {
  await tx.insert(keptSheets).values({ sheetId }).onConflictDoNothing();
}

/**
 * Returns the newest sheet that is not withdrawn, with which new rates are compared. When the
 * sources are real, sheets of the simulated market are ignored: nothing is sold by them, and real
 * rates are not compared with them.
 */
export function newestSheet(db: Db, config: Pick<RatesConfig, "sources">) {
  return findOne(db, and(isReal(config), isNull(rateSheets.withdrawnAt)));
}

/**
 * Returns the newest sheet, even when it is withdrawn. While it is withdrawn, nothing is sold until
 * there is a newer sheet.
 */
export function findNewestSheet(db: Db, config: Pick<RatesConfig, "sources">) {
  return findOne(db, isReal(config));
}

function isReal({ sources }: Pick<RatesConfig, "sources">): SQL | undefined {
  return sources.includes("simulated") ? undefined : ne(rateSheets.source, SIMULATED_MARKET);
}

/** Marks a sheet as withdrawn. @returns false when it was withdrawn before */
export async function markWithdrawn(tx: Tx, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(rateSheets)
    .set({ withdrawnAt: at })
    .where(and(eq(rateSheets.id, id), isNull(rateSheets.withdrawnAt)))
    .returning({ id: rateSheets.id });
  return marked.length > 0;
}

/**
 * Locks a sheet until the transaction ends, so that it can't be withdrawn meanwhile. Whoever
 * withdraws it later then sees everything that was sold by it.
 * @returns whether the sheet is not withdrawn, so that something may be sold by it
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
 * Locks a sheet by which something is sold, and marks it as used by a sale, so that it is never
 * deleted.
 * @returns when newer rates have replaced the sheet, null while it is the newest; and null instead
 *   of both when the sheet is withdrawn, because then nothing may be sold by it
 */
export async function sellBySheet(
  tx: Tx,
  id: string,
): Promise<{ readonly replacedAt: Date | null } | null> {
  const keptSheet = tx.select().from(keptSheets).where(eq(keptSheets.sheetId, rateSheets.id));
  const newer = alias(rateSheets, "newer");
  const replaced = tx
    .select({ at: min(newer.acceptedAt) })
    .from(newer)
    .where(gt(newer.acceptedAt, rateSheets.acceptedAt));
  const [held] = await tx
    .select({
      withdrawnAt: rateSheets.withdrawnAt,
      isKept: sql<boolean>`${exists(keptSheet)}`,
      replacedAt: sql<Date | null>`${replaced}`.mapWith(rateSheets.acceptedAt),
    })
    .from(rateSheets)
    .where(eq(rateSheets.id, id))
    .for("share");
  if (held?.withdrawnAt !== null) return null;
  if (!held.isKept) await keepSheet(tx, id);
  return { replacedAt: held.replacedAt };
}

export function findSheet(db: Db, id: string): Promise<WrittenSheet | null> {
  return findOne(db, eq(rateSheets.id, id));
}

/**
 * Returns the newest sheet that was accepted by a time and was not withdrawn since; null when there
 * is none.
 */
export function sheetCountingAt(db: Db, config: Pick<RatesConfig, "sources">, at: Date) {
  const counted = and(isNull(rateSheets.withdrawnAt), lte(rateSheets.acceptedAt, at));
  return findOne(db, and(isReal(config), counted));
}

/** Returns the newest sheet that was accepted by a time, even when it is withdrawn. */
export function newestSheetAt(db: Db, config: Pick<RatesConfig, "sources">, at: Date) {
  return findOne(db, and(isReal(config), lte(rateSheets.acceptedAt, at)));
}

/** Whether there are any sheets, also when all of them are withdrawn. */
export async function hasSheets(db: Db, config: Pick<RatesConfig, "sources">): Promise<boolean> {
  return (await findNewestSheet(db, config)) !== null;
}

/** Whether staff have entered, confirmed or withdrawn a sheet that is newer than this sheet. */
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

/** Lists the newest sheets that staff entered or confirmed, the newest first. */
export async function listStaffSheets(db: Db, limit: number): Promise<WrittenSheet[]> {
  const rows = await db
    .select()
    .from(rateSheets)
    .where(isNotNull(rateSheets.acceptedBy))
    .orderBy(desc(rateSheets.acceptedAt))
    .limit(limit);
  return rows.map(writtenSheet);
}

/** Returns the last sheet that staff entered by hand, also when it is withdrawn. */
export function findLastByHand(db: Db): Promise<WrittenSheet | null> {
  // The index of the sheets of staff contains only sheets with a person.
  return findOne(db, and(isNotNull(rateSheets.acceptedBy), eq(rateSheets.source, BY_HAND)));
}

/**
 * Marks a sheet as one of which staff were told that it has become old.
 * @returns false when staff were told of the sheet before
 */
export async function markAlarmed(tx: Tx, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(rateSheets)
    .set({ alarmedAt: at })
    .where(and(eq(rateSheets.id, id), isNull(rateSheets.alarmedAt)))
    .returning({ id: rateSheets.id });
  return marked.length > 0;
}
