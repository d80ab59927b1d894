import { newId } from "../platform/ids.ts";
import { releaseLease, takeLease } from "../platform/lease.ts";
import { type PollDependencies, pollSources } from "./poll-sources.ts";
import { maxReadInterval, readInterval } from "./rate-freshness.ts";
import { tidyRates } from "./tidy.ts";
import { watchRateAge } from "./watch-age.ts";

const LEASE = "rates-poller";
/**
 * The length of the lease in ticks. The lease is renewed three times in a tick, so two renewals may
 * fail.
 */
const LEASE_TICKS = 1.25;
/**
 * The minimum length of the lease, because a busy machine may pause the process that has the lease.
 */
const LEASE_AT_LEAST_MS = 3000;
/** The share of a tick after which the next poll may begin, because timers are not exact. */
const NEARLY = 0.9;
const TIDY_EVERY_MS = 24 * 3_600_000;

export interface Poller {
  /** Queries the sources now, unless another process has the lease. */
  poll(): Promise<void>;
  /** Polls at every tick while this process has the lease. */
  start(): void;
  stop(): Promise<void>;
}

export interface PollerDependencies extends PollDependencies {
  /**
   * Reads the newest rates and returns whether the read has succeeded; it must not throw. Every
   * process reads the rates three times in a tick.
   */
  readonly read: () => Promise<boolean>;
  /**
   * Announces the newest rates to the other processes. Only the process with the lease calls it.
   */
  readonly announce: () => Promise<void>;
  /** Is called whenever this process queries the sources. */
  readonly polled: () => void;
}

/**
 * Polls the sources for new rates at every tick. A lease ensures that only one process of the shop
 * polls. The lease is renewed three times in a tick, also while the sources are being queried, so
 * it can be short: when its process is killed, another process takes over within two ticks.
 */
export function createPoller(dependencies: PollerDependencies): Poller {
  const { app, config, log, read, announce, polled } = dependencies;
  const { database, clock } = app;
  const { tickMs, maxAgeMs } = config.rates;
  const leaseMs = Math.max(maxReadInterval(config.rates) * LEASE_TICKS, LEASE_AT_LEAST_MS);
  const holder = newId();
  let timer: NodeJS.Timeout | undefined;
  let currentBeat: Promise<void> = Promise.resolve();
  let currentPoll: Promise<void> = Promise.resolve();
  let polledAt = performance.now();
  let isStopped = false;
  let tidiedAt = Number.NEGATIVE_INFINITY;

  const lead = () => takeLease(database.autocommit, LEASE, holder, leaseMs);

  async function pollOnce(): Promise<void> {
    try {
      if (isStopped || !(await lead())) return;
      polledAt = performance.now();
      polled();
      await pollSources(dependencies);
      await watchRateAge(dependencies);
      await tidy();
    } catch (error) {
      log.error({ err: error }, "no new rates");
    }
  }

  async function tidy(): Promise<void> {
    const now = clock();
    if (now.getTime() - tidiedAt < TIDY_EVERY_MS) return;
    tidiedAt = now.getTime();
    await tidyRates(database.autocommit, now, maxAgeMs);
  }

  function poll(): Promise<void> {
    // Polls of one process run one after the other, because the lease only separates processes.
    currentPoll = currentPoll.then(pollOnce);
    return currentPoll;
  }

  async function beat(): Promise<void> {
    // A process that can't read the rates does not renew the lease, so that another process gets
    // it.
    if (!(await read())) return;
    try {
      if (isStopped || !(await lead())) return;
      await announce();
    } catch (error) {
      log.warn({ err: error }, "the lease of the rates was not renewed");
      return;
    }
    // The sources may take long to answer, so the next renewal of the lease does not wait for the
    // poll.
    if (performance.now() - polledAt < tickMs * NEARLY) return;
    polledAt = performance.now();
    void poll();
  }

  function schedule(): void {
    if (isStopped) return;
    const run = () => {
      currentBeat = beat();
      void currentBeat.then(schedule);
    };
    timer = setTimeout(run, readInterval(config.rates)).unref();
  }

  return {
    poll,
    start() {
      polledAt = performance.now();
      schedule();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await currentBeat;
      await currentPoll;
      // The lease is released, so that another process, or this process after a restart, polls at
      // once.
      await releaseLease(database.autocommit, LEASE, holder).catch((error: unknown) => {
        log.warn({ err: error }, "the lease of the rates ends by itself");
      });
    },
  };
}
