import { paise } from "@suvarna/domain/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appOn } from "../../test/acting.ts";
import { openRates, scriptedSource, type TestRates } from "../../test/open-rates.ts";
import { createApprovals } from "../staff/plugin.ts";
import { considerReading } from "./consider-reading.ts";
import { databaseClock } from "./earlier-clock.ts";
import { enterSheet } from "./enter-sheet.ts";
import { newestSheet } from "./queries.ts";

const NOON = new Date("2026-11-21T06:30:00.000Z");
const MINUTE_MS = 60_000;
const AHEAD_MS = 6 * 60 * MINUTE_MS;
const STAFF = { kind: "staff", userId: "0198c0de-0000-7000-8000-000000000000" } as const;
const RATES = {
  gold24k: 13_000,
  silver: 167,
  reason: "The association's board",
  confirmJump: false,
};

let setup: TestRates;
beforeAll(async () => {
  setup = await openRates(NOON);
});
beforeEach(() => setup.empty());
afterAll(() => setup[Symbol.asyncDispose]());

/** Enters rates through a process whose clock is ahead of the database's clock. */
async function enterAhead(ms: number) {
  const app = appOn(setup.database, () => new Date(setup.now.getTime() + ms));
  const readDatabaseClock = async () => setup.now;
  const dependencies = {
    app,
    config: setup.config,
    readDatabaseClock,
    approvals: createApprovals(setup.config.approvals),
  };
  const set = await enterSheet(dependencies, STAFF, { ...RATES, holdMinutes: 30 });
  if (!("sheet" in set)) throw new Error("The rates wait for a second person");
  return set.sheet;
}

describe("rates from a machine whose clock is ahead", () => {
  it("get the database's time, and the next correct reading is accepted", async () => {
    const sheet = await enterAhead(AHEAD_MS);
    expect(sheet.takenAt).toEqual(NOON);
    expect(sheet.heldUntil).toEqual(new Date(NOON.getTime() + 30 * MINUTE_MS));

    setup.pass(31 * MINUTE_MS);
    const source = scriptedSource("A feed", { gold: paise(13_050), silver: paise(168) });
    const { app, config } = setup;
    const reading = await source.read({ now: setup.now, last: null });
    expect(await considerReading({ app, config }, source, reading)).toMatchObject({
      kind: "accept",
    });
    expect((await newestSheet(setup.database.db, config.rates))?.source).toBe("A feed");
  });

  it("have their own time within two minutes", async () => {
    const sheet = await enterAhead(2 * MINUTE_MS);
    expect(sheet.takenAt).toEqual(new Date(NOON.getTime() + 2 * MINUTE_MS));
  });

  it("have their own time where the clock is behind", async () => {
    const sheet = await enterAhead(-AHEAD_MS);
    expect(sheet.takenAt).toEqual(new Date(NOON.getTime() - AHEAD_MS));
  });

  it("are compared with the database's clock", async () => {
    const before = Date.now();
    const read = (await databaseClock(setup.database.db)).getTime();
    expect(Math.abs(read - before)).toBeLessThan(MINUTE_MS);
  });
});
