import type { Carat } from "@suvarna/domain/fineness";
import type { PricedPiece } from "@suvarna/domain/price";
import type { Metal } from "@suvarna/domain/rate-desk";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import type { Db } from "../platform/database.ts";
import { listDeciders, nameStaff, type StaffNames } from "../staff/index.ts";
import type { SettingDependencies, StaffRatesDependencies } from "./consider-reading.ts";
import { type ControlRow, type Controls, currentControls, listControls } from "./controls.ts";
import { ratesOfDayBefore } from "./history.ts";
import { findLastByHand, findNewestSheet, listStaffSheets, type WrittenSheet } from "./queries.ts";
import { listHeldBack, listReadings, type Reading } from "./readings.ts";
import { type SourceState, sourceState } from "./source-states.ts";
import type { RateSource } from "./sources/rate-source.ts";

/** A piece of the catalogue by which staff see the effect of a rate on a price. */
export interface DeskPiece extends PricedPiece {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly pictures: readonly string[];
}

/** The facts of other capabilities that the rates desk shows. `services.ts` passes them in. */
export interface DeskFacts {
  /** Finds a piece of each grade that the catalogue has. */
  readonly pieces: (db: Db) => Promise<readonly DeskPiece[]>;
  /** Counts the pieces of the catalogue of each grade. */
  readonly countByCarat: (db: Db) => Promise<Readonly<Record<Carat, number>>>;
  /** Counts the price locks that are in force at a time. */
  readonly countLocks: (db: Db, at: Date) => Promise<number>;
}

/** The dependencies of the rates desk. */
export interface DeskDependencies extends SettingDependencies, StaffRatesDependencies {
  readonly facts: DeskFacts;
}

/** Everything that the rates desk shows, before it is converted to the format of the API. */
export interface Desk {
  readonly now: Date;
  readonly sheet: WrittenSheet | null;
  readonly closed: RatesPerGram | null;
  readonly controls: Controls;
  readonly waiting: readonly Reading[];
  readonly heldBack: readonly Reading[];
  readonly sources: readonly { readonly source: RateSource; readonly state: SourceState }[];
  readonly pieces: readonly DeskPiece[];
  readonly published: Readonly<Record<Metal, number>>;
  readonly locks: number;
  readonly deciders: readonly { readonly id: string; readonly name: string }[];
  readonly staffSheets: readonly WrittenSheet[];
  readonly lastByHand: WrittenSheet | null;
  readonly changes: readonly ControlRow[];
  readonly names: StaffNames;
}

/**
 * The number of readings, sheets and controls from which the list of events at the rates desk is
 * made.
 */
const ENTRIES = 12;
const WAITING = 20;

/** Reads everything that the rates desk shows to a member of staff. */
export async function readDesk(
  { app, config, approvals, sources, facts }: DeskDependencies,
  { userId }: { readonly userId: string },
): Promise<Desk> {
  const { db } = app.database;
  const now = app.clock();
  const sheet = await findNewestSheet(db, config.rates);
  const controls = await currentControls(db);
  const heldBack = await listHeldBack(db, ENTRIES);
  const staffSheets = await listStaffSheets(db, ENTRIES);
  const changes = await listControls(db, ENTRIES);
  const counted = await facts.countByCarat(db);
  const people = [
    ...heldBack.map(({ decidedBy }) => decidedBy),
    ...staffSheets.flatMap(({ acceptedBy, agreedBy }) => [acceptedBy, agreedBy]),
    ...[...changes, ...Object.values(controls.rows)].flatMap((row) => [
      row.changedBy,
      row.agreedBy,
    ]),
  ];
  const { newcomerMs } = approvals.limits;
  return {
    now,
    sheet,
    closed: sheet && (await ratesOfDayBefore(db, sheet.acceptedAt)),
    controls,
    waiting: await listReadings(db, "quarantined", WAITING),
    heldBack,
    sources: await Promise.all(
      sources.map(async (source) => ({ source, state: await sourceState(db, source.key, now) })),
    ),
    pieces: await facts.pieces(db),
    published: {
      gold: counted["24K"] + counted["22K"] + counted["18K"],
      silver: counted.Silver,
    },
    locks: await facts.countLocks(db, now),
    deciders: await listDeciders(db, "rates.set", { except: userId, now, newcomerMs }),
    staffSheets,
    lastByHand: await findLastByHand(db),
    changes,
    names: await nameStaff(db, people),
  };
}
