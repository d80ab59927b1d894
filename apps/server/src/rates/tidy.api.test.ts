import { deriveRates } from "@suvarna/domain/rate-sheet";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { simulatedHistory } from "../../seed/simulated-history.ts";
import { openRates, type TestRates } from "../../test/open-rates.ts";
import { addToHistory, ratesOfDayBefore, readHistory } from "./history.ts";
import { addSheets, keepSheet } from "./queries.ts";
import { listReadings, storeReading } from "./readings.ts";
import { rateHistory, rateSheets } from "./tables.ts";
import { tidyRates } from "./tidy.ts";

const NOON = new Date("2026-11-21T06:30:00.000Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let setup: TestRates;
beforeAll(async () => {
  setup = await openRates(NOON);
});
afterAll(() => setup[Symbol.asyncDispose]());
beforeEach(() => setup.empty());

const ago = (ms: number) => new Date(NOON.getTime() - ms);
const tidy = () => tidyRates(setup.database.db, NOON, setup.config.rates.maxAgeMs);
const momentsOf = (span: "minute" | "hour" | "day") =>
  setup.database.db.$count(rateHistory, eq(rateHistory.span, span));

/** Inserts a sheet with a time in the past. @returns the sheet's id */
async function sheetAt(agoMs: number, gold = 13_342_56, reason = "tick"): Promise<string> {
  const at = ago(agoMs);
  const times = { takenAt: at, acceptedAt: at };
  const sheet = { source: "One", reason, perGram: deriveRates(gold, 167_18), ...times };
  const [id] = await addSheets(setup.database.db, [sheet]);
  return id as string;
}

describe("old sheets", () => {
  it("are deleted, except the last of an hour, those of sales, and those that people entered", async () => {
    const eightDays = 8 * DAY_MS;
    // All sheets are eight days old: those of 06:00, 06:10, 06:20 and 06:29:59.999, and the last
    // one of the hour before.
    const [early, sold, manual, last, before] = [
      await sheetAt(eightDays + 30 * MINUTE_MS),
      await sheetAt(eightDays + 20 * MINUTE_MS),
      await sheetAt(eightDays + 10 * MINUTE_MS, 13_342_56, "the association's board"),
      await sheetAt(eightDays + 1),
      await sheetAt(eightDays + 30 * MINUTE_MS + 1),
    ];
    const young = [await sheetAt(DAY_MS + 1), await sheetAt(DAY_MS)];
    await keepSheet(setup.database.db, sold);
    await keepSheet(setup.database.db, sold);
    for (const run of [1, 2]) {
      await tidy();
      const left = await setup.database.db
        .select({ id: rateSheets.id })
        .from(rateSheets)
        .orderBy(asc(rateSheets.acceptedAt));
      expect(
        left.map(({ id }) => id),
        `run ${run}`,
      ).toEqual([before, sold, manual, last, ...young]);
    }
    expect(early).toBeTruthy();
  });

  it("by which something was sold can't be deleted", async () => {
    const id = await sheetAt(0);
    await keepSheet(setup.database.db, id);
    await expect(
      setup.database.db.delete(rateSheets).where(eq(rateSheets.id, id)),
    ).rejects.toThrow();
  });
});

describe("history", () => {
  it("contains the last rates of each minute, hour and day, in whatever order they arrive", async () => {
    await sheetAt(30 * MINUTE_MS, 13_000_00);
    await sheetAt(29.2 * MINUTE_MS, 13_200_00);
    await sheetAt(29.5 * MINUTE_MS, 13_100_00);
    await sheetAt(31 * MINUTE_MS, 12_900_00);
    expect([await momentsOf("minute"), await momentsOf("hour"), await momentsOf("day")]).toEqual([
      2, 2, 1,
    ]);
    const [day] = await setup.database.db
      .select()
      .from(rateHistory)
      .where(eq(rateHistory.span, "day"));
    expect(day).toMatchObject({ gold24k: 13_200_00, at: ago(29.2 * MINUTE_MS) });
  });

  it("of ten years is small, and each range has a curve of at most 500 points", async () => {
    const year = simulatedHistory(NOON);
    for (let past = 9; past >= 1; past--) {
      const moments = Array.from({ length: 365 }, (_, day) => ({
        at: ago((past * 365 + 365 - day) * DAY_MS),
        perGram: deriveRates(9_000_00, 100_00),
      }));
      await addToHistory(setup.database.db, moments);
    }
    await addToHistory(setup.database.db, year);
    await tidy();
    expect(await momentsOf("day")).toBeGreaterThan(3600);
    expect(await setup.database.db.$count(rateHistory)).toBeLessThan(17_000);

    for (const [days, least] of [
      [1, 400],
      [7, 400],
      [30, 400],
      [365, 360],
    ] as const) {
      const time = { until: NOON, ms: days * DAY_MS, parts: 500 };
      const points = await readHistory(setup.database.db, "22K", time);
      expect(points.length, `${days} days`).toBeGreaterThanOrEqual(least);
      expect(points.length).toBeLessThanOrEqual(500);
      expect(points.at(-1)).toEqual({ at: NOON, price: year.at(-1)?.perGram["22K"] });
      expect(points[0]?.at.getTime()).toBeGreaterThanOrEqual(NOON.getTime() - (days + 1) * DAY_MS);
      expect(points.map(({ at }) => at)).toEqual(
        points.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()),
      );
    }
    const yesterday = await ratesOfDayBefore(setup.database.db, NOON);
    const lastOfYesterday = year.findLast(({ at }) => at < new Date("2026-11-20T18:30:00.000Z"));
    expect(yesterday).toEqual(lastOfYesterday?.perGram);
  });
});

const READING = {
  gold999: 1,
  silver999: 1,
  takenAt: NOON,
  bodyHash: null,
  world: { gold999: 1, silver999: 1 },
};

it("does not delete the newest thousand refused readings, and those that wait", async () => {
  const { db } = setup.database;
  await storeReading(db, "One", READING, {
    status: "quarantined",
    why: "far",
    readAt: ago(DAY_MS),
  });
  for (let number = 0; number < 1005; number++) {
    await storeReading(db, "One", READING, {
      status: "refused",
      why: `${number}`,
      readAt: ago(HOUR_MS - number),
    });
  }
  await tidy();
  const left = await listReadings(db, undefined, 2000);
  expect(left).toHaveLength(1001);
  expect(left.at(-1)).toMatchObject({ status: "quarantined" });
  expect(left.at(-2)).toMatchObject({ why: "5" });
});

it("deletes decided readings after 90 days, and never those that wait for a decision", async () => {
  const { db } = setup.database;
  for (const days of [91, 89]) {
    for (const status of ["quarantined", "refused", "rejected"] as const) {
      const readAt = ago(days * DAY_MS);
      await storeReading(db, "One", READING, { status, why: `${days}`, readAt });
    }
  }
  await tidy();
  const left = (await listReadings(db, undefined, 10)).map(({ status, why }) => `${why} ${status}`);
  expect(left.toSorted()).toEqual([
    "89 quarantined",
    "89 refused",
    "89 rejected",
    "91 quarantined",
  ]);
});
