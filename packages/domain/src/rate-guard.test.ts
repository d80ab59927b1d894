import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARATS, type Carat } from "./fineness.ts";
import {
  type ClaimedRates,
  judge,
  type LastRates,
  type RateLimits,
  rateProblem,
} from "./rate-guard.ts";
import { deriveRates } from "./rate-sheet.ts";

const NOW = new Date("2026-11-21T06:30:00.000Z");
const HOUR_MS = 3_600_000;
const LIMITS: RateLimits = {
  gold: { floor: 4_000_00, ceiling: 60_000_00, jumpBp: 300 },
  silver: { floor: 40_00, ceiling: 1_500_00, jumpBp: 500 },
  maxAgeMs: 24 * HOUR_MS,
};
const TODAY = deriveRates(13_342_56, 167_18);

const claim = (over: Partial<ClaimedRates> = {}): ClaimedRates => ({
  source: "One",
  perGram: TODAY,
  takenAt: NOW,
  ...over,
});
const gold = (gold999: number, silver999 = 167_18) => deriveRates(gold999, silver999);
const last: LastRates = claim({ takenAt: new Date(NOW.getTime() - 60_000) });
const by = (waiting: readonly ClaimedRates[] = [], before: LastRates | null = last) => ({
  last: before,
  waiting,
  limits: LIMITS,
  now: NOW,
});
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe("judge", () => {
  it("accepts a usual step up or down, and any plausible rates as the very first", () => {
    for (const rates of [TODAY, gold(13_742_00), gold(12_950_00), gold(13_342_56, 175_00)]) {
      expect(judge(claim({ perGram: rates }), by()).kind).toBe("accept");
    }
    expect(judge(claim({ perGram: gold(30_000_00) }), by([], null)).kind).toBe("accept");
  });

  it.each<[string, Partial<ClaimedRates>, string]>([
    ["NaN", { perGram: { ...TODAY, "22K": Number.NaN } }, "no amount"],
    ["infinity", { perGram: { ...TODAY, "24K": Number.POSITIVE_INFINITY } }, "no amount"],
    ["a fraction of a paisa", { perGram: { ...TODAY, Silver: 16_718.5 } }, "no amount"],
    ["nothing", { perGram: { ...TODAY, Silver: 0 } }, "no amount"],
    ["less than nothing", { perGram: { ...TODAY, "18K": -1 } }, "no amount"],
    ["an ounce taken for a gram", { perGram: gold(4_15_000_00) }, "gold is above"],
    ["a gram taken for an ounce", { perGram: gold(429_00) }, "gold is below"],
    ["dollars taken for rupees", { perGram: gold(150_00, 2_00) }, "gold is below"],
    ["an ounce of silver", { perGram: gold(13_342_56, 5_200_00) }, "silver is above"],
    ["a gram of silver taken for an ounce", { perGram: gold(13_342_56, 5_38) }, "silver is below"],
    [
      "grades exchanged",
      { perGram: { ...TODAY, "22K": TODAY["18K"], "18K": TODAY["22K"] } },
      "order",
    ],
    ["two grades alike", { perGram: { ...TODAY, "22K": TODAY["24K"] } }, "order"],
    ["tomorrow", { takenAt: ago(-2 * 60_000 - 1) }, "future"],
    ["yesterday", { takenAt: ago(24 * HOUR_MS + 1) }, "too old"],
    ["no time", { takenAt: new Date(Number.NaN) }, "no time"],
  ])("refuses %s, even if a second source agrees", (_what, over, why) => {
    const wrong = claim(over);
    const twin = { ...wrong, source: "Two" };
    expect(judge(wrong, by([twin]))).toEqual({ kind: "refuse", why: expect.stringContaining(why) });
  });

  it("quarantines a jump until another source agrees", () => {
    const high = claim({ perGram: gold(14_000_00) });
    expect(judge(high, by())).toEqual({
      kind: "quarantine",
      why: "24K moved by 4.9 %, more than 3 % at once",
    });
    expect(judge(claim({ perGram: gold(13_342_56, 150_00) }), by()).kind).toBe("quarantine");
    // A second reading of the same source can't confirm the first reading of that source.
    expect(judge(high, by([high])).kind).toBe("quarantine");
    const other = (gold999: number, over = {}) =>
      claim({ source: "Two", perGram: gold(gold999), ...over });
    expect(judge(high, by([other(14_060_00)]))).toEqual({ kind: "accept", confirmedBy: "Two" });
    expect(judge(high, by([other(14_080_00)])).kind).toBe("quarantine");
    expect(judge(high, by([other(14_000_00, { takenAt: ago(HOUR_MS + 1) })])).kind).toBe(
      "quarantine",
    );
  });

  it("never replaces rates by older ones", () => {
    expect(judge(claim({ takenAt: ago(60_001) }), by()).kind).toBe("known");
    expect(judge(claim({ takenAt: last.takenAt }), by()).kind).toBe("known");
    const moved = claim({ takenAt: last.takenAt, perGram: gold(13_343_00) });
    expect(judge(moved, by()).kind).toBe("accept");
  });
});

const anyPaise = fc.oneof(
  fc.integer({ min: 1, max: 70_000_00 }),
  fc.integer({ min: 100_00, max: 300_00 }),
  fc.integer({ min: 12_500_00, max: 14_500_00 }),
  fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e16, 0.5),
);
const anyPerGram = fc.oneof(
  fc.record(
    Object.fromEntries(CARATS.map((carat) => [carat, anyPaise])) as Record<Carat, typeof anyPaise>,
  ),
  // The test has only a few values for high rates, so that two sources often report the same jump.
  fc.constantFrom(13_000_00, 13_040_00, 14_000_00, 14_050_00).map((high) => gold(high)),
  fc
    .tuple(fc.integer({ min: 3_900_00, max: 20_000_00 }), fc.integer({ min: 30_00, max: 500_00 }))
    .map(([high, low]) => deriveRates(high, low)),
);
const anyClaim = fc.record({
  source: fc.constantFrom("One", "Two", "Three"),
  perGram: anyPerGram,
  takenAt: fc
    .oneof(fc.constant(0), fc.integer({ min: -30 * HOUR_MS, max: HOUR_MS }))
    .map((ms) => new Date(NOW.getTime() + ms)),
});

it("accepts only plausible rates and confirmed jumps, for any sequence of claims", () => {
  let [accepted, confirmed] = [0, 0];
  fc.assert(
    fc.property(fc.array(anyClaim, { maxLength: 30 }), (claims) => {
      let shown: LastRates | null = null;
      let waiting: ClaimedRates[] = [];
      for (const one of claims) {
        const verdict = judge(one, by(waiting, shown));
        waiting = waiting.filter(({ source }) => source !== one.source);
        if (verdict.kind === "quarantine") waiting.push(one);
        if (verdict.kind !== "accept") continue;
        accepted++;
        expect(rateProblem(one, LIMITS, NOW)).toBeNull();
        const far = CARATS.some((carat) => {
          const before = shown?.perGram[carat];
          const share = carat === "Silver" ? 0.05 : 0.03;
          return before && Math.abs(one.perGram[carat] / before - 1) > share + 1e-9;
        });
        expect(verdict.confirmedBy !== null).toBe(far);
        if (far) confirmed++;
        shown = one;
      }
    }),
    { numRuns: 1000 },
  );
  // The property test is meaningful only if both kinds of acceptance occurred: with and without a
  // confirmation.
  expect(accepted).toBeGreaterThan(100);
  expect(confirmed).toBeGreaterThan(3);
});
