import { CARATS } from "@suvarna/domain/fineness";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { expect, it } from "vitest";
import { seededRandom } from "../../../seed/seeded-random.ts";
import type { Cell } from "./cells.ts";
import { newSheetSpace, type PriceSheet, priceAll } from "./prices.ts";

/** Enough products for the radix sort and for several steps. */
const COUNT = 20_000;

const random = seededRandom(1);
const numbers = (below: number) =>
  Uint32Array.from({ length: COUNT }, () => Math.floor(random() * below));
const columns = {
  count: COUNT,
  cell: numbers(CARATS.length),
  weight: numbers(40_000),
  making: Uint16Array.from(numbers(2500)),
  stones: Float64Array.from(numbers(50), (stones) => stones * 10_000),
  discount: Uint16Array.from(numbers(2), (isReduced) => isReduced * 1000),
};
const cells = CARATS.map((carat) => ({ carat }) as Cell);
const rows = Uint32Array.from({ length: COUNT }, (_, row) => row);

it("computes the same prices and orders in used memory as in new memory", async () => {
  const space = newSheetSpace();
  let before: PriceSheet | null = null;
  for (const change of [0, 7, -40_000, 123]) {
    const rates = Object.fromEntries(
      // The last grade has no rate, and its products no price.
      CARATS.map((carat, at) => [
        carat,
        at === CARATS.length - 1 ? null : 1_300_000 - 150_000 * at + change,
      ]),
    ) as unknown as RatesPerGram;
    space.used = before;
    const sheet: PriceSheet = await priceAll(columns as never, cells, rows, rates, space);
    const fresh = await priceAll(columns as never, cells, rows, rates);
    for (const list of ["price", "ascending", "descending"] as const) {
      expect(
        sheet[list].every((value, at) => value === fresh[list][at]),
        list,
      ).toBe(true);
    }
    expect(sheet.priced).toBe(fresh.priced);
    expect(sheet.priced).toBeLessThan(COUNT);
    const counts = [sheet, fresh].map(({ cellCounts }) => {
      const found = new Uint32Array(cells.length);
      cellCounts.before(COUNT - 100, found);
      return [...found];
    });
    expect(counts[0]).toEqual(counts[1]);
    if (before) expect(sheet.price).toBe(before.price);
    before = sheet;
  }
});
