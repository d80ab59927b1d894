import { setTimeout as pause } from "node:timers/promises";
import type { Act } from "../act.ts";
import { jobKind } from "../job-kind.ts";
import type { Jobs } from "../jobs.ts";
import type { Changes } from "../versions.ts";

/** Asks the CDN to forget all replies that have one of these tags. @throws when it did not */
export type Purge = (tags: readonly string[], signal: AbortSignal) => Promise<void>;

/** The purging of replies at the CDN after a change. */
export interface Purges {
  /** Purges the replies with these tags, soon after the act has committed. */
  request(act: Act, tags: readonly string[]): Promise<void>;
}

/**
 * Until then every process has heard of the change, so that the CDN does not fetch an old reply from
 * one of them again.
 */
const HEARD_MS = 2000;
/** How long a job waits for others, whose tags go with its own. */
const TOGETHER_MS = 100;

const PURGE = jobKind<{ tags: readonly string[] }>("purge-cdn", {
  batch: 100,
  longestWaitSeconds: 60,
});

/** A change that kept replies may leave out for longer is not purged: a CDN has no older ones. */
const PURGED_WITHIN_MS = 1000;

/** The tags that a change makes stale, and that are purged. */
export function tagsToPurge(tell: (changes: Changes) => void): string[] {
  const tags: string[] = [];
  tell({
    changed(more, withinMs = 0) {
      if (withinMs <= PURGED_WITHIN_MS) tags.push(...more);
    },
  });
  return tags;
}

/** Without a CDN nothing is purged. */
export const noPurges: Purges = { request: async () => {} };

/** Purges by jobs: once for each change, and in one request for changes that come together. */
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
