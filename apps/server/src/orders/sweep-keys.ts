import { type Act, type App, act } from "../platform/act.ts";
import { dropAdditionKeysBefore } from "../platform/add-once.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import { dropKeysBefore } from "./key-queries.ts";

/**
 * The time in milliseconds for which a repeated `Idempotency-Key` returns the same order, or what
 * staff have added with it.
 */
export const KEY_KEPT_MS = 30 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

const SWEEP_KEYS = jobKind("sweep-idempotency-keys", { keyed: true });

/** The daily job that deletes old idempotency keys, those of orders and those of staff. */
export interface KeySweep {
  /**
   * Enqueues the first run of the job; each run enqueues the next. Starting twice enqueues one run.
   */
  start(): Promise<void>;
}

export function sweepKeys({
  app,
  jobs,
}: {
  app: App;
  jobs: Pick<Jobs, "enqueue" | "work">;
}): KeySweep {
  const actor = { kind: "job", name: SWEEP_KEYS.name } as const;
  const enqueue = ({ tx }: Act, startAfter: Date) =>
    jobs.enqueue(tx, SWEEP_KEYS, {}, { key: "daily", startAfter });
  jobs.work(SWEEP_KEYS, () =>
    act(app, actor, async (act) => {
      const now = act.at.getTime();
      const moment = new Date(now - KEY_KEPT_MS);
      await dropKeysBefore(act.tx, moment);
      await dropAdditionKeysBefore(act.tx, moment);
      await enqueue(act, new Date(now + DAY_MS));
    }),
  );
  return { start: () => act(app, actor, (act) => enqueue(act, act.at)) };
}
