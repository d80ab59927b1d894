import { newId } from "../platform/ids.ts";
import { releaseLease, takeLease } from "../platform/lease.ts";
import { type PollParts, pollSources } from "./poll-sources.ts";
import { tidyRates } from "./tidy.ts";

const LEASE = "rates-poller";
/** How many ticks the process with the lease may miss before another process takes over. */
const LEASE_TICKS = 3;
const TIDY_EVERY_MS = 24 * 3_600_000;

export interface Poller {
  /** Queries the sources now, unless another process has the lease. */
  poll(): Promise<void>;
  /** Polls at every tick while this process has the lease. */
  start(): void;
  stop(): Promise<void>;
}

/**
 * Polls the sources for new rates at every tick. A lease ensures that only one process of the shop
 * does so.
 */
export function createPoller(parts: PollParts): Poller {
  const { app, config, log, sources } = parts;
  const { database, clock } = app;
  const { tickMs, maxAgeMs } = config.rates;
  // The lease covers the case that every source times out, one after the other: the next process
  // must not query them meanwhile.
  const leaseMs = tickMs * LEASE_TICKS + sources.reduce((sum, { timeoutMs }) => sum + timeoutMs, 0);
  const holder = newId();
  let timer: NodeJS.Timeout | undefined;
  let currentPoll: Promise<void> = Promise.resolve();
  let isStopped = false;
  let tidiedAt = Number.NEGATIVE_INFINITY;

  async function pollOnce(): Promise<void> {
    try {
      if (!(await takeLease(database.autocommit, LEASE, holder, leaseMs))) return;
      await pollSources(parts);
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

  function schedule(): void {
    if (isStopped) return;
    timer = setTimeout(() => void poll().then(schedule), tickMs).unref();
  }

  return {
    poll,
    start: schedule,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await currentPoll;
      // Another process goes on at once, or this one after a restart.
      await releaseLease(database.autocommit, LEASE, holder).catch((error: unknown) => {
        log.warn({ err: error }, "the lease of the rates ends by itself");
      });
    },
  };
}
