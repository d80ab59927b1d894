/** The longest tick of hearing: sources may be queried less often, but the database is read cheaply. */
const LONGEST_TICK_MS = 10_000;
/**
 * After how many ticks without hearing a process counts as deaf. The embedded database has one
 * process, which can't differ from others, and which also waits while a backup is made.
 */
export const DEAF_AFTER_TICKS = { postgres: 1, pglite: 3 };
/** A busy machine may stop a process for a while, so even with short ticks it is not deaf at once. */
const DEAF_AFTER_AT_LEAST_MS = 3000;

/**
 * How many times in a tick a process reads the newest rates, so that one late answer does not make it
 * deaf.
 */
const BEATS_A_TICK = 3;

/** How often a process reads the newest rates, in milliseconds. */
export function hearingBeat(config: { readonly tickMs: number }): number {
  return hearingTick(config) / BEATS_A_TICK;
}

/**
 * The time after which a process that has not read the newest rates does not sell by them, and the process with the lease renews it.
 * @param tickMs the interval at which the sources are queried
 */
export function hearingTick({ tickMs }: { readonly tickMs: number }): number {
  return Math.min(tickMs, LONGEST_TICK_MS);
}

/**
 * Knows whether this process has heard the newest rates lately. A process whose database connections
 * are dead must not go on selling by old rates.
 */
export interface Hearing {
  start(): void;
  /** The loaded rates were the newest of the database at this time of the clock, or are now. */
  heard(at?: number): void;
  /**
   * Whether nothing was heard for so many ticks. It is false while the process is not started. The change is
   * told with the first call, because a process that was frozen may be asked before its timers run.
   */
  isDeaf(): boolean;
  stop(): void;
}

/**
 * @param now a clock that never jumps, in milliseconds
 * @param onChange is called when the process has become deaf, and when it hears again
 */
export function createHearing(options: {
  readonly tickMs: number;
  /** After how many ticks without hearing it is deaf. */
  readonly ticks: number;
  readonly now: () => number;
  readonly onChange: () => void;
}): Hearing {
  const { tickMs, ticks, now, onChange } = options;
  const deafAfterMs = Math.max(ticks * tickMs, DEAF_AFTER_AT_LEAST_MS);
  let heardAt: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** The last state that `onChange` was called with. */
  let wasDeaf = false;

  function isDeaf(): boolean {
    const isDeafNow = heardAt !== null && now() - heardAt > deafAfterMs;
    if (isDeafNow !== wasDeaf) {
      wasDeaf = isDeafNow;
      onChange();
    }
    return isDeafNow;
  }

  function heard(at = now()): void {
    if (heardAt === null) return;
    heardAt = Math.max(heardAt, at);
    clearTimeout(timer);
    timer = setTimeout(isDeaf, heardAt + deafAfterMs + 1 - now()).unref();
    isDeaf();
  }

  return {
    start() {
      heardAt = now();
      heard();
    },
    heard,
    isDeaf,
    stop() {
      heardAt = null;
      clearTimeout(timer);
    },
  };
}
