const FIRST_LENGTH = 1024;
const GROWTH = 1.5;

/** The tags of products in memory. Products with the same tags share one list. */
export interface TagSets {
  /** Stores the tags of a product. @param tags the tags as JSON */
  put(row: number, tags: string): void;
  /** Returns the tags of a product; an empty list for an unknown product. */
  of(row: number): readonly string[];
}

export function createTagSets(): TagSets {
  const sets: (readonly string[])[] = [[]];
  const numbers = new Map<string, number>();
  let setOfRow = new Uint32Array(FIRST_LENGTH);

  function numberOf(tags: string): number {
    const existing = numbers.get(tags);
    if (existing !== undefined) return existing;
    const number = sets.push(JSON.parse(tags) as string[]) - 1;
    numbers.set(tags, number);
    return number;
  }

  return {
    put(row, tags) {
      if (row >= setOfRow.length) {
        const larger = new Uint32Array(Math.ceil((row + 1) * GROWTH));
        larger.set(setOfRow);
        setOfRow = larger;
      }
      setOfRow[row] = numberOf(tags);
    },
    of: (row) => sets[setOfRow[row] ?? 0] ?? [],
  };
}
