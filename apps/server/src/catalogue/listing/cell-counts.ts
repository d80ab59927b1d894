import { inSteps } from "./orders.ts";

/**
 * How many products each facet cell has among the first products of a sorted list. The counts are
 * stored at the beginning of each block of the list, so a count reads one block at most.
 */
export interface CellCounts {
  /** The facet cell of each product, in the order of the list. */
  readonly cells: Uint32Array;
  /**
   * Counts the products of each facet cell among the first `end` products of the list, and writes
   * the counts into `found`, by the number of the cell.
   */
  before(end: number, found: Uint32Array): void;
  /** Records that the product at a place of the list has another facet cell now. */
  change(at: number, cell: number): void;
}

/** The number of products in a block. */
const BLOCK = 1 << 11;

/**
 * Counts the products of each facet cell in a sorted list, with pauses for other work.
 * @param cells the facet cell of each product, in the order of the list. A change is written into it
 * @param width the number of facet cells; a change to a cell with a higher number is not possible
 */
export async function createCellCounts(cells: Uint32Array, width: number): Promise<CellCounts> {
  const stored = new Uint32Array((Math.floor(cells.length / BLOCK) + 1) * width);
  const counts = new Uint32Array(width);
  await inSteps(cells.length, (begin, end) => {
    for (let at = begin; at < end; at++) {
      if (at % BLOCK === 0) stored.set(counts, (at / BLOCK) * width);
      const cell = cells[at] as number;
      counts[cell] = (counts[cell] as number) + 1;
    }
  });
  if (cells.length % BLOCK === 0) stored.set(counts, (cells.length / BLOCK) * width);

  return {
    cells,
    before(end, found) {
      const block = Math.floor(end / BLOCK);
      found.set(stored.subarray(block * width, (block + 1) * width));
      for (let at = block * BLOCK; at < end; at++) {
        const cell = cells[at] as number;
        found[cell] = (found[cell] as number) + 1;
      }
    },
    change(at, cell) {
      const before = cells[at] as number;
      cells[at] = cell;
      for (
        let first = (Math.floor(at / BLOCK) + 1) * width;
        first < stored.length;
        first += width
      ) {
        stored[first + before] = (stored[first + before] as number) - 1;
        stored[first + cell] = (stored[first + cell] as number) + 1;
      }
    },
  };
}
