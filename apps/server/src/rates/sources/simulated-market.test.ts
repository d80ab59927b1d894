import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANCHOR, BAND, nextReading } from "./simulated-market.ts";

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const anywhere = fc.record({
  gold999: fc.integer({ min: ANCHOR.gold999 / 3, max: ANCHOR.gold999 * 3 }),
  silver999: fc.integer({ min: Math.ceil(ANCHOR.silver999 / 3), max: ANCHOR.silver999 * 3 }),
});

const isWithin = (price: number, anchor: number) =>
  Number.isInteger(price) && Math.abs(price - anchor) <= anchor * BAND;

/** Makes several steps of the simulated market with the same random generator. */
function walk(from: typeof ANCHOR, steps: number, random: () => number): typeof ANCHOR {
  let reading = from;
  for (let taken = 0; taken < steps; taken++) reading = nextReading(reading, random);
  return reading;
}

describe("the simulated market", () => {
  it("returns from any manual rates into its band, without a jump", () => {
    fc.assert(
      fc.property(anywhere, fc.infiniteStream(share), (from, shares) => {
        let reading = from;
        for (let taken = 0; taken < 150; taken++) {
          const next = nextReading(reading, () => shares.next().value);
          expect(Math.abs(next.gold999 / reading.gold999 - 1)).toBeLessThan(0.0101);
          expect(Math.abs(next.silver999 / reading.silver999 - 1)).toBeLessThan(0.0101);
          reading = next;
        }
        return (
          isWithin(reading.gold999, ANCHOR.gold999) && isWithin(reading.silver999, ANCHOR.silver999)
        );
      }),
    );
  });

  it("stays in its range when every random number is the same", () => {
    for (const always of [0, 0.999999]) {
      const end = walk(ANCHOR, 20_000, () => always);
      expect(isWithin(end.gold999, ANCHOR.gold999)).toBe(true);
      expect(isWithin(end.silver999, ANCHOR.silver999)).toBe(true);
    }
  });

  it("changes in small steps", () => {
    fc.assert(
      fc.property(share, (chance) => {
        const next = nextReading(ANCHOR, () => chance);
        return Math.abs(next.gold999 - ANCHOR.gold999) <= ANCHOR.gold999 * 0.0005 + 1;
      }),
    );
  });

  it("is drawn back to its anchor", () => {
    const away = { ...ANCHOR, gold999: ANCHOR.gold999 * 1.07 };
    const { gold999 } = walk(away, 20_000, () => 0.5);
    expect(Math.abs(gold999 / ANCHOR.gold999 - 1)).toBeLessThan(0.001);
  });

  it("moves gold and silver independently", () => {
    const shares = [0.9, 0.1];
    const next = nextReading(ANCHOR, () => shares.shift() ?? 0.5);
    expect(next.gold999).toBeGreaterThan(ANCHOR.gold999);
    expect(next.silver999).toBeLessThan(ANCHOR.silver999);
  });
});
