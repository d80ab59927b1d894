import type { Carat } from "@suvarna/domain/fineness";
import type { Paise } from "@suvarna/domain/money";
import type { RateSheet } from "@suvarna/domain/rate-sheet";
import { desc, eq, ne, type SQL } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { takeLease } from "../platform/lease.ts";
import { addToHistory } from "./history.ts";
import { rateColumns, ratesIn } from "./rate-columns.ts";
import type { RatesConfig } from "./settings.ts";
import { SIMULATED_MARKET } from "./sources/simulated-market.ts";
import { keptSheets, rateSheets } from "./tables.ts";

/** Rates that were found true, to be written down. */
export interface AcceptedRates {
  readonly source: string;
  /** Why they were accepted: "tick", "seed", who confirmed a jump, or what staff wrote. */
  readonly reason: string;
  readonly perGram: Readonly<Record<Carat, Paise>>;
  readonly takenAt: Date;
  readonly acceptedAt: Date;
  readonly acceptedBy?: string | null;
  readonly heldUntil?: Date | null;
  readonly bodyHash?: string | null;
}

/** A sheet as it is written down. */
export interface WrittenSheet extends RateSheet {
  readonly reason: string;
  /** Until then no source is asked. */
  readonly heldUntil: Date | null;
}

/** The shop sells by this sheet from now on: all follow it. @returns its id */
export async function acceptSheet(act: Act, sheet: AcceptedRates): Promise<string> {
  const last = await findOne(act.tx, undefined);
  const [sheetId = ""] = await addSheets(act.tx, [sheet]);
  const { source, perGram } = sheet;
  act.record({
    what: "rates.changed",
    subject: sheetId,
    before: { perGram: last?.perGram ?? null },
    after: { source, perGram },
  });
  act.tell({ type: "rates.changed", sheetId });
  return sheetId;
}

/** Writes sheets down for good, and what they mean for the curves. @returns their ids */
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
 * Makes whoever else accepts rates wait until this transaction ends: what is judged by the newest
 * sheet must still be so when its own is written.
 */
export async function lockSheets(tx: Tx): Promise<void> {
  // A lease of no time is one row that is written, and so held, until the end.
  await takeLease(tx, "rate-sheets", "writer", 0);
}

/** Keeps a sheet for good, because something is sold by it. */
export async function keepSheet(tx: Tx, sheetId: string): Promise<void> {
  await tx.insert(keptSheets).values({ sheetId }).onConflictDoNothing();
}

/**
 * The newest sheet. A shop that asks real sources does not know what the simulated market once
 * said: nothing is sold by it, and no real rate is measured against it.
 */
export function newestSheet(
  db: Db,
  { sources }: Pick<RatesConfig, "sources">,
): Promise<WrittenSheet | null> {
  const isReal = ne(rateSheets.source, SIMULATED_MARKET);
  return findOne(db, sources.includes("simulated") ? undefined : isReal);
}

export function findSheet(db: Db, id: string): Promise<WrittenSheet | null> {
  return findOne(db, eq(rateSheets.id, id));
}

async function findOne(db: Db, which: SQL | undefined): Promise<WrittenSheet | null> {
  const [row] = await db
    .select()
    .from(rateSheets)
    .where(which)
    .orderBy(desc(rateSheets.acceptedAt), desc(rateSheets.id))
    .limit(1);
  if (!row) return null;
  const { id, source, reason, takenAt, acceptedAt, heldUntil } = row;
  return { id, source, reason, takenAt, acceptedAt, heldUntil, perGram: ratesIn(row) };
}
