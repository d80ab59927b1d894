import { randomInt } from "node:crypto";
import { deriveRates } from "@suvarna/domain/rate-sheet";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  openRates,
  type ScriptedSource,
  scriptedSource,
  type TestRates,
} from "../../test/open-rates.ts";
import { pollSources } from "./poll-sources.ts";
import { addSheets, newestSheet } from "./queries.ts";
import { listReadings } from "./readings.ts";
import { sourceState, takeRequests } from "./source-states.ts";

const NOON = new Date("2026-11-21T06:30:00.000Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const USUAL = 13_342_56;

let setup: TestRates;
let one: ScriptedSource;
let two: ScriptedSource;
beforeAll(async () => {
  setup = await openRates(NOON);
});
afterAll(() => setup[Symbol.asyncDispose]());
beforeEach(async () => {
  await setup.empty();
  one = scriptedSource("One", { gold: USUAL });
  two = scriptedSource("Two", { gold: USUAL });
});

const poll = (sources = [one, two]) => pollSources({ ...setup, sources });
const newest = async () => newestSheet(setup.database.db, setup.config.rates);
const readings = async () => listReadings(setup.database.db, undefined, 100);
const state = (key: string) => sourceState(setup.database.db, key, setup.now);

async function pollAfter(ms: number) {
  setup.pass(ms);
  await poll();
}

describe("sources in their order", () => {
  it("are not queried while an earlier source answers", async () => {
    await poll();
    await pollAfter(10_000);
    expect([one.readCount, two.readCount]).toEqual([2, 0]);
    expect(await newest()).toMatchObject({ source: "One", reason: "tick", takenAt: setup.now });
  });

  it("replace one that fails, until it is back", async () => {
    one.says = "status 503";
    await poll();
    expect(await newest()).toMatchObject({ source: "Two" });
    expect(await state("One")).toMatchObject({ failures: 1, failure: "status 503" });
    // A failed source is not queried for a while, and the wait grows with each failure.
    await pollAfter(10_000);
    expect([one.readCount, two.readCount]).toEqual([1, 2]);
    await pollAfter(10_000);
    expect(one.readCount).toBe(2);
    await pollAfter(30_000);
    expect(one.readCount).toBe(2);
    one.says = { gold: USUAL + 100 };
    await pollAfter(10_000);
    expect(await newest()).toMatchObject({ source: "One" });
    expect(await state("One")).toMatchObject({ failures: 0, askAfter: null });
  });

  it("are queried rarely while they keep failing", async () => {
    one.says = "no answer in time";
    const askedAt: number[] = [];
    for (let minute = 1; minute <= 60; minute++) {
      const before = one.readCount;
      await pollAfter(MINUTE_MS);
      if (one.readCount > before) askedAt.push(minute);
    }
    expect(askedAt).toEqual([1, 2, 3, 5, 8, 23, 38, 53]);
    expect(two.readCount).toBe(60);
  });

  it("replace one that repeats itself, once its rates are half an hour old", async () => {
    one.says = { gold: USUAL, takenAt: NOON };
    await poll();
    await pollAfter(29 * MINUTE_MS);
    expect(two.readCount).toBe(0);
    await pollAfter(2 * MINUTE_MS);
    expect(await newest()).toMatchObject({ source: "Two", takenAt: setup.now });
    // A reading that is older than the newest rates never replaces them.
    await pollAfter(MINUTE_MS);
    expect(await newest()).toMatchObject({ source: "Two" });
  });

  it("are not polled while staff hold the rates", async () => {
    const perGram = deriveRates(USUAL, 167_18);
    const heldUntil = new Date(NOON.getTime() + HOUR_MS);
    const times = { takenAt: NOON, acceptedAt: NOON, heldUntil };
    await addSheets(setup.database.db, [{ source: "Staff", reason: "a test", perGram, ...times }]);
    await pollAfter(59 * MINUTE_MS);
    expect([one.readCount, two.readCount]).toEqual([0, 0]);
    await pollAfter(MINUTE_MS);
    expect(await newest()).toMatchObject({ source: "One" });
  });
});

describe("a jump", () => {
  const FAR = Math.round(USUAL * 1.09);

  it("waits while the second source does not confirm it", async () => {
    await poll();
    one.says = { gold: FAR };
    await pollAfter(10_000);
    expect(await newest()).toMatchObject({ source: "Two", perGram: { "24K": USUAL } });
    await pollAfter(10_000);
    const stands = await readings();
    expect(stands).toMatchObject([{ status: "quarantined", source: "One", gold999: FAR }]);
    // A reading that has been in quarantine for long is replaced by a newer one, so that a second
    // source can still confirm it.
    await pollAfter(30 * MINUTE_MS);
    const [waiting, before] = await readings();
    expect(waiting).toMatchObject({ status: "quarantined", source: "One", gold999: FAR });
    expect(before?.id).toBe(stands[0]?.id);
    expect(before).toMatchObject({ status: "superseded", decision: "One" });
  });

  it("is accepted at once when the second source confirms it", async () => {
    await poll();
    one.says = { gold: FAR };
    two.says = { gold: Math.round(FAR * 1.004) };
    await pollAfter(10_000);
    expect(await newest()).toMatchObject({
      source: "Two",
      reason: "a jump, confirmed by One",
      perGram: { "24K": Math.round(FAR * 1.004) },
    });
    expect(await readings()).toMatchObject([{ status: "confirmed", decision: "Two" }]);
    await pollAfter(10_000);
    expect(await newest()).toMatchObject({ source: "One", reason: "tick" });
  });

  it("is stored once, however often it is reported", async () => {
    await poll([one]);
    one.says = { gold: FAR, takenAt: new Date(NOON.getTime() + 5000) };
    for (let tick = 0; tick < 3; tick++) {
      setup.pass(10_000);
      await poll([one]);
    }
    expect(await readings()).toHaveLength(1);
    expect((await newest())?.perGram["24K"]).toBe(USUAL);
  });
});

it("stores a refused reading with its reason, and treats it as a failure", async () => {
  one.says = { gold: USUAL, silver: Number.NaN };
  two.says = { gold: USUAL * 31 };
  await poll();
  expect(await newest()).toBeNull();
  const [second, first] = await readings();
  expect(first).toMatchObject({ status: "refused", why: "a rate is no amount", silver999: null });
  expect(second).toMatchObject({ why: "gold is above its ceiling", gold999: USUAL * 31 });
  expect(await state("One")).toMatchObject({ failure: "refused: a rate is no amount" });
});

describe("a budget", () => {
  const cost = { requests: 2, monthly: 100 };

  it("is never exceeded by simultaneous processes", async () => {
    const source = { key: "Dear", cost: { requests: 2, monthly: 11 } };
    const drawn = await Promise.all(
      Array.from({ length: 20 }, () => takeRequests(setup.database.db, source, NOON)),
    );
    expect(drawn.filter(Boolean)).toHaveLength(5);
    expect((await state("Dear")).requests).toBe(10);
    const next = new Date("2026-12-01T00:00:00.000Z");
    expect(await takeRequests(setup.database.db, source, next)).toBe(true);
    expect((await sourceState(setup.database.db, "Dear", next)).requests).toBe(2);
  });

  it("lasts for its month, with readings at even distances", async () => {
    setup.now = new Date("2026-11-01T00:00:00.000Z");
    one = scriptedSource("One", { gold: USUAL }, cost);
    const gaps: number[] = [];
    let last = setup.now.getTime();
    for (let hour = 0; hour < 30 * 24; hour++) {
      const before = one.readCount;
      await poll([one]);
      if (one.readCount > before) {
        gaps.push((setup.now.getTime() - last) / HOUR_MS);
        last = setup.now.getTime();
      }
      setup.pass(HOUR_MS);
    }
    expect(one.readCount).toBeGreaterThan(45);
    expect(one.readCount).toBeLessThanOrEqual(50);
    // The gaps between readings are short enough that the rates never become too old to sell by.
    expect(Math.max(...gaps)).toBeLessThanOrEqual(16);
  });

  it("makes the poller use the next source until the month ends, when it is used up", async () => {
    one = scriptedSource("One", { gold: USUAL }, { requests: 2, monthly: 3 });
    await poll();
    setup.now = new Date("2026-11-30T23:59:50.000Z");
    await poll();
    expect([one.readCount, two.readCount]).toEqual([1, 1]);
    await pollAfter(10_000);
    expect(one.readCount).toBe(2);
  });
});

it("shows no rate that the guard did not let through, whatever the sources say", async () => {
  const price = fc.oneof(
    fc.constantFrom(USUAL, USUAL * 1.02, USUAL * 1.09, USUAL * 1.093, USUAL * 31, USUAL / 31),
    fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY),
  );
  const word = fc.oneof(
    fc.record({ gold: price.map((gold) => (gold > 1 ? Math.round(gold) : gold)) }),
    fc.constant("status 500"),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(word, word), { maxLength: 6 }), async (rounds) => {
      await setup.empty();
      const readings: [number[], number[]] = [[], []];
      let shown: number | null = null;
      for (const words of rounds) {
        [one.says, two.says] = words;
        words.forEach((saying, index) => {
          readings[index as 0 | 1].push(typeof saying === "string" ? Number.NaN : saying.gold);
        });
        await pollAfter(16 * MINUTE_MS + randomInt(1000));
        const now = (await newest())?.perGram["24K"] ?? null;
        if (now !== shown) {
          const speaker = readings.findIndex((prices) => prices.at(-1) === now);
          expect(speaker).not.toBe(-1);
          expect(now).toBeGreaterThanOrEqual(4_000_00);
          expect(now).toBeLessThanOrEqual(60_000_00);
          const isStep = shown === null || Math.abs((now ?? 0) / shown - 1) <= 0.03 + 1e-9;
          const isAgreed = [0, 1].every((source) =>
            readings[source as 0 | 1].some((price) => Math.abs(price / (now ?? 0) - 1) <= 0.0051),
          );
          expect(isStep || isAgreed).toBe(true);
        }
        shown = now;
      }
    }),
    { numRuns: 10 },
  );
});
