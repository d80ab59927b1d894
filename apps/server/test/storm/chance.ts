/** Chance that is the same for the same seed, so that what went wrong can be looked at again. */
export interface Chance {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** Yes, so often of a hundred. */
  percent(often: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** @param seed whole numbers: the run's, and whatever tells its parts apart */
export function chanceOf(...seed: readonly number[]): Chance {
  let state = seed.reduce((all, part) => Math.imul(all ^ part, 0x9e3779b1) + 0x85ebca6b, 1) >>> 0;
  // Mulberry32: small, and good enough to shuffle with.
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
