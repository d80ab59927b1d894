import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import { dropKeysBefore } from "./queries.ts";

/** For so long the same `Idempotency-Key` gives the same order. */
export const KEY_KEPT_MS = 30 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

const SWEEP_KEYS = jobKind("sweep-idempotency-keys", { keyed: true });

/** Takes away, once a day, the keys whose promise is over. */
export interface KeySweep {
  /** Puts the first sweep in the queue; each puts the next. Started twice it is one. */
  start(): Promise<void>;
}

export function sweepKeys({
  database: { db },
  clock,
  jobs,
}: {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "enqueue" | "work">;
}): KeySweep {
  const enqueue = (startAfter: Date) =>
    jobs.enqueue(db, SWEEP_KEYS, {}, { key: "daily", startAfter });
  jobs.work(SWEEP_KEYS, async () => {
    const now = clock().getTime();
    await dropKeysBefore(db, new Date(now - KEY_KEPT_MS));
    await enqueue(new Date(now + DAY_MS));
  });
  return { start: () => enqueue(clock()) };
}
