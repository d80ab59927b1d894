/** A random generator with a seed, so that a failed run can be repeated. */
export interface Chance {
  /** Returns a random integer from 0 to below `end`. */
  below(end: number): number;
  /** Returns true with this probability in percent. */
  percent(often: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/**
 * Creates a random generator.
 * @param seed integers: the seed of the run, and numbers that distinguish the parts of the run
 */
export function chanceOf(...seed: readonly number[]): Chance {
  let state = seed.reduce((all, part) => Math.imul(all ^ part, 0x9e3779b1) + 0x85ebca6b, 1) >>> 0;
  // The algorithm is Mulberry32, which is small and good enough for shuffling.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    percent: (often) => below(100) < often,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
  };
}
