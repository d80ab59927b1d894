import { setTimeout as pause } from "node:timers/promises";
import type { Act } from "../act.ts";
import { jobKind } from "../job-kind.ts";
import type { Jobs } from "../jobs.ts";
import type { Changes } from "../versions.ts";

/**
 * Asks the CDN to drop all cached replies that have one of these tags.
 * @throws when the CDN did not confirm the purge
 */
export type Purge = (tags: readonly string[], signal: AbortSignal) => Promise<void>;

/** The purging of replies at the CDN after a change. */
export interface Purges {
  /** Purges the replies with these tags, soon after the act has committed. */
  request(act: Act, tags: readonly string[]): Promise<void>;
}

/**
 * The wait in milliseconds between a change and its purge. By the end of the wait every process has
 * received the change, so the CDN does not fetch an old reply from one of the processes again.
 */
const HEARD_MS = 2000;
/**
 * How long a purge job waits for further purge jobs, so that one request carries the tags of all.
 */
const TOGETHER_MS = 100;

const PURGE = jobKind<{ tags: readonly string[] }>("purge-cdn", {
  batch: 100,
  longestWaitSeconds: 60,
});

/**
 * Only a change that a cached reply may leave out for at most this time, in milliseconds, is
 * followed by a purge. A change that may stay invisible for longer needs no purge, because the
 * replies at the CDN expire earlier.
 */
const PURGED_WITHIN_MS = 1000;

/** Returns the tags of the replies that a change makes stale and that the CDN must purge. */
export function tagsToPurge(invalidate: (changes: Changes) => void): string[] {
  const tags: string[] = [];
  invalidate({
    changed(more, withinMs = 0) {
      if (withinMs <= PURGED_WITHIN_MS) tags.push(...more);
    },
  });
  return tags;
}

/** The purging of a shop without a CDN, which does nothing. */
export const noPurges: Purges = { request: async () => {} };

/**
 * Purges the CDN by background jobs: each change enqueues a job, and jobs that run at the same time
 * send one request together.
 */
export function purgeByJobs(jobs: Pick<Jobs, "enqueue" | "work">, purge: Purge): Purges {
  let waiting: { readonly tags: Set<string>; readonly done: Promise<void> } | null = null;

  function begin(signal: AbortSignal) {
    const tags = new Set<string>();
    const done = pause(TOGETHER_MS).then(() => {
      waiting = null;
      return purge([...tags], signal);
    });
    return { tags, done };
  }

  jobs.work(PURGE, async ({ tags }, { signal }) => {
    waiting ??= begin(signal);
    const { tags: all, done } = waiting;
    for (const tag of tags) all.add(tag);
    await done;
  });
  return {
    request: ({ tx, at }, tags) =>
      jobs.enqueue(tx, PURGE, { tags }, { startAfter: new Date(at.getTime() + HEARD_MS) }),
  };
}
