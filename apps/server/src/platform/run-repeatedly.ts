/** Work that is run again and again, one run at a time. */
export interface RepeatedWork<T> {
  /** Runs the work again after all runs that have already begun. */
  run(): Promise<T>;
  /**
   * Runs the work soon, unless it was stopped. Calls that come while a run is waiting share that
   * run.
   */
  runSoon(): void;
  start(): void;
  /** Prevents further runs, and waits for the current run. */
  stop(): Promise<void>;
}

/**
 * @param everyMs the pause in milliseconds after each run
 * @param onError gets the error of a run that nobody awaits
 */
export function runRepeatedly<T>(
  work: () => Promise<T>,
  everyMs: number,
  onError: (error: unknown) => void,
): RepeatedWork<T> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = true;
  let isWaiting = false;
  let currentRun: Promise<unknown> = Promise.resolve();

  function run(): Promise<T> {
    const done = currentRun.then(() => {
      isWaiting = false;
      return work();
    });
    currentRun = done.catch(() => {});
    return done;
  }

  function runSoon(): void {
    clearTimeout(timer);
    // A run that is already waiting handles everything that arrives while the current run is not
    // finished.
    if (stopped || isWaiting) return;
    isWaiting = true;
    run()
      .catch(onError)
      .finally(() => {
        clearTimeout(timer);
        if (!stopped) timer = setTimeout(runSoon, everyMs).unref();
      });
  }

  return {
    run,
    runSoon,
    start() {
      stopped = false;
      runSoon();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await currentRun;
    },
  };
}
