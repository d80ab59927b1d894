import { describe, expect, test } from "vitest";
import { createCellCounts } from "./cell-counts.ts";

const WIDTH = 7;
/** The products of one block (see `BLOCK`). */
const BLOCK = 2048;

/** Some cells in an order without a pattern. */
const cellsOf = (length: number) =>
  Uint32Array.from({ length }, (_, at) => (Math.imul(at, 2654435761) >>> 8) % WIDTH);

/** Counts the products one by one. */
function countOneByOne(cells: Uint32Array, end: number): number[] {
  const counts = new Array<number>(WIDTH).fill(0);
  for (const cell of cells.subarray(0, end)) counts[cell] = (counts[cell] ?? 0) + 1;
  return counts;
}

describe("the products of each facet cell before a place in a sorted list", () => {
  test.each([0, 1, 5, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 7000])(
    "in a list of %i products",
    async (length) => {
      const cells = cellsOf(length);
      const counts = await createCellCounts(cells, WIDTH);

      const ends = [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, length - 1, length];
      for (const end of ends.filter((end) => end >= 0 && end <= length)) {
        const found = new Uint32Array(WIDTH);
        counts.before(end, found);
        expect([...found], `before ${end}`).toEqual(countOneByOne(cells, end));
      }
    },
  );

  test("after products have changed to other cells", async () => {
    const cells = cellsOf(7000);
    const counts = await createCellCounts(cells, WIDTH);
    const changed = cells.slice();

    for (const at of [0, 1, BLOCK - 1, BLOCK, 3 * BLOCK + 5, 6999]) {
      changed[at] = (changed[at] as number) === 3 ? 4 : 3;
      counts.change(at, changed[at] as number);
    }

    for (const end of [0, 1, 2, BLOCK, BLOCK + 1, 3 * BLOCK, 6999, 7000]) {
      const found = new Uint32Array(WIDTH);
      counts.before(end, found);
      expect([...found], `before ${end}`).toEqual(countOneByOne(changed, end));
    }
  });
});
