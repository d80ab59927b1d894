import { newId } from "../platform/ids.ts";
import { releaseLease, takeLease } from "../platform/lease.ts";
import { hearingBeat, hearingTick } from "./hearing.ts";
import { type PollDependencies, pollSources } from "./poll-sources.ts";
import { tidyRates } from "./tidy.ts";
import { watchAge } from "./watch-age.ts";

const LEASE = "rates-poller";
/** The length of the lease in ticks. With three beats a tick it may miss two renewals. */
const LEASE_TICKS = 1.25;
/** A busy machine may stop a process for a while, so even with short ticks it keeps the lease. */
const LEASE_AT_LEAST_MS = 3000;
/** Timers are not exact, so a poll may begin a little before its tick is over. */
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
   * Reads the newest rates, and tells whether that was possible; it must not throw. Every process
   * does so at each beat.
   */
  readonly read: () => Promise<boolean>;
  /** Tells the other processes which rates are the newest. The process with the lease does so. */
  readonly announce: () => Promise<void>;
  /** Is called whenever this process asks the sources. */
  readonly polled: () => void;
}

/**
 * Polls the sources for new rates at every tick. A lease ensures that only one process of the shop
 * does so. The lease is renewed at a beat of a third of a tick, also while the sources are being queried,
 * so it can be short: when the process is killed, another one takes over within two ticks.
 */
export function createPoller(dependencies: PollerDependencies): Poller {
  const { app, config, log, read, announce, polled } = dependencies;
  const { database, clock } = app;
  const { tickMs, maxAgeMs } = config.rates;
  const leaseMs = Math.max(hearingTick(config.rates) * LEASE_TICKS, LEASE_AT_LEAST_MS);
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
      await watchAge(dependencies);
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
    // Polls of one process run one after the other, because the lease does not separate them from
    // each other.
    currentPoll = currentPoll.then(pollOnce);
    return currentPoll;
  }

  async function beat(): Promise<void> {
    // A process that can't read the rates leaves the lease to another one.
    if (!(await read())) return;
    try {
      if (isStopped || !(await lead())) return;
      await announce();
    } catch (error) {
      log.warn({ err: error }, "the lease of the rates was not renewed");
      return;
    }
    // The sources may take long, so the next beat does not wait for them.
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
    timer = setTimeout(run, hearingBeat(config.rates)).unref();
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
      // Another process goes on at once, or this one after a restart.
      await releaseLease(database.autocommit, LEASE, holder).catch((error: unknown) => {
        log.warn({ err: error }, "the lease of the rates ends by itself");
      });
    },
  };
}
