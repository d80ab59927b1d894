/** The longest tick of hearing: sources may be queried less often, but the database is read cheaply. */
const LONGEST_TICK_MS = 10_000;
/** After how many ticks without hearing a process counts as deaf. */
const DEAF_AFTER_TICKS = 3;
/** A busy machine may stop a process for a while, so even with short ticks it is not deaf at once. */
const DEAF_AFTER_AT_LEAST_MS = 3000;

/**
 * How often a process reads the newest rates, and the process with the lease renews it.
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
  /** The loaded rates are the newest of the database. */
  heard(): void;
  /** Whether nothing was heard for three ticks. It is false while the process is not started. */
  isDeaf(): boolean;
  stop(): void;
}

/**
 * @param now a clock that never jumps, in milliseconds
 * @param onChange is called when the process has become deaf, and when it hears again
 */
export function createHearing(options: {
  readonly tickMs: number;
  readonly now: () => number;
  readonly onChange: () => void;
}): Hearing {
  const { tickMs, now, onChange } = options;
  const deafAfterMs = Math.max(DEAF_AFTER_TICKS * tickMs, DEAF_AFTER_AT_LEAST_MS);
  let heardAt: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** The last state that `onChange` was called with. */
  let wasDeaf = false;

  const isDeaf = () => heardAt !== null && now() - heardAt > deafAfterMs;

  function tellChange(): void {
    if (isDeaf() === wasDeaf) return;
    wasDeaf = isDeaf();
    onChange();
  }

  function heard(): void {
    if (heardAt === null) return;
    heardAt = now();
    clearTimeout(timer);
    timer = setTimeout(tellChange, deafAfterMs + 1).unref();
    tellChange();
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
