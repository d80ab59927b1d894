/**
 * The longest interval in which the newest rates must be read. The sources may be queried less
 * often, but reading the database costs little.
 */
const LONGEST_TICK_MS = 10_000;
/**
 * After how many intervals without a successful read a process counts as out of date: it may not know the
 * newest rates. The embedded database has a single process, which can't differ from others, and
 * which also waits while a backup is made.
 */
export const OUT_OF_DATE_AFTER_TICKS = { postgres: 1, pglite: 3 };
/**
 * The minimum time in milliseconds until a process counts as unable to read the newest rates,
 * because a busy machine may pause a process for a while.
 */
const OUT_OF_DATE_AFTER_AT_LEAST_MS = 3000;

/**
 * How many times in an interval a process reads the newest rates, so that one late answer does not
 * stop its sales.
 */
const BEATS_A_TICK = 3;

/** Returns how often a process reads the newest rates, in milliseconds. */
export function readInterval(config: { readonly tickMs: number }): number {
  return maxReadInterval(config) / BEATS_A_TICK;
}

/**
 * Returns the interval in which a process must read the newest rates, in milliseconds. The length
 * of the poller's lease is derived from the same interval.
 * @param tickMs the interval at which the sources are queried
 */
export function maxReadInterval({ tickMs }: { readonly tickMs: number }): number {
  return Math.min(tickMs, LONGEST_TICK_MS);
}

/**
 * Returns the time without a successful read after which a process must not sell, in milliseconds.
 * @param ticks the number of intervals in `OUT_OF_DATE_AFTER_TICKS`
 */
export function maxReadAge(tickMs: number, ticks: number): number {
  return Math.max(ticks * tickMs, OUT_OF_DATE_AFTER_AT_LEAST_MS);
}

/**
 * Tracks when this process last read the newest rates. A process whose database connections are
 * dead must not continue to sell by old rates.
 */
export interface RateFreshness {
  start(): void;
  /**
   * Notes that the loaded rates were the newest of the database at the time `at`, by default now.
   */
  markRead(at?: number): void;
  /**
   * Whether the newest rates were not read for too long. The result is false until `start` was
   * called. A change is reported by the first call that finds it, because a process that was paused
   * may be asked before its timers run.
   */
  isOutOfDate(): boolean;
  stop(): void;
}

/**
 * Creates a tracker.
 * @param now a clock that never jumps, in milliseconds
 * @param onChange is called when the process could not read the rates for too long, and when it can
 *   read them again
 */
export function createRateFreshness(options: {
  readonly tickMs: number;
  /** The number of intervals without a successful read after which the process must not sell. */
  readonly ticks: number;
  readonly now: () => number;
  readonly onChange: () => void;
}): RateFreshness {
  const { tickMs, ticks, now, onChange } = options;
  const outOfDateAfterMs = maxReadAge(tickMs, ticks);
  let readAt: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** The state at the last call of `onChange`. */
  let wasOutOfDate = false;

  function isOutOfDate(): boolean {
    const isOutOfDateNow = readAt !== null && now() - readAt > outOfDateAfterMs;
    if (isOutOfDateNow !== wasOutOfDate) {
      wasOutOfDate = isOutOfDateNow;
      onChange();
    }
    return isOutOfDateNow;
  }

  function markRead(at = now()): void {
    if (readAt === null) return;
    readAt = Math.max(readAt, at);
    waitFrom(readAt);
    isOutOfDate();
  }

  /** Reports when the rates have not been read for too long since a time. */
  function waitFrom(since: number): void {
    clearTimeout(timer);
    // The time is over already after a read that took longer than this.
    const ms = Math.max(0, since + outOfDateAfterMs + 1 - now());
    // In a busy process a timer may run some milliseconds early, and then waits for the rest.
    timer = setTimeout(() => isOutOfDate() || waitFrom(since), ms).unref();
  }

  return {
    start() {
      readAt = now();
      markRead();
    },
    markRead,
    isOutOfDate,
    stop() {
      readAt = null;
      clearTimeout(timer);
    },
  };
}
