import { AsyncLocalStorage } from "node:async_hooks";
import { EVERYTHING, type VersionSnapshot } from "../versions.ts";

/**
 * Collects the tags on which a page depends, from the replies of the API calls that the server
 * makes for the page.
 */
interface Collector {
  /**
   * Adds the tags of a reply, with their change numbers. When two replies have the same tag, the
   * smaller number counts, because a page is as old as the oldest reply in it.
   */
  add(seen: VersionSnapshot): void;
  /** Returns the tags that were added until now, with their change numbers. */
  seen(): VersionSnapshot;
}

function createCollector(): Collector {
  const least = new Map<string, number>();
  return {
    add(seen) {
      for (const [tag, number] of seen) {
        least.set(tag, Math.min(number, least.get(tag) ?? number));
      }
    },
    seen: () => least,
  };
}

/** A page that is being rendered. */
interface Page {
  readonly collector: Collector;
  /** The number of the last change before the rendering of the page began. */
  readonly startedAt: number;
}

/** An API call that the server makes to itself. */
interface InProcessCall {
  readonly page: Page | undefined;
  /** Whether the called route has recorded what its reply depends on. */
  hasReported: boolean;
}

const pages = new AsyncLocalStorage<Page>();
const calls = new AsyncLocalStorage<InProcessCall>();

/**
 * Renders a page, and collects what the page depends on.
 * @param startedAt the number of the last change before the rendering
 */
export async function collectDependencies<T>(
  startedAt: number,
  render: () => Promise<T>,
): Promise<{ rendered: T; seen: VersionSnapshot }> {
  const collector = createCollector();
  const rendered = await pages.run({ collector, startedAt }, render);
  return { rendered, seen: collector.seen() };
}

/**
 * Marks an API call that the server makes to its own routes. The mark is stored with the running
 * code (AsyncLocalStorage) and is not part of the request, so nobody can send the mark from
 * outside. When a called route does not record what its reply depends on, the page depends on
 * everything.
 */
export async function asInProcess<T>(call: () => Promise<T>): Promise<T> {
  const page = pages.getStore();
  const running: InProcessCall = { page, hasReported: false };
  try {
    return await calls.run(running, call);
  } finally {
    if (page && !running.hasReported) page.collector.add(new Map([[EVERYTHING, page.startedAt]]));
  }
}

/**
 * Records what the running call's reply depends on, for the page for which the server makes the
 * call.
 */
export function reportSeenVersions(seen: VersionSnapshot): void {
  const call = calls.getStore();
  if (!call) return;
  call.hasReported = true;
  call.page?.collector.add(seen);
}

/** Whether the running code answers a call that the server makes to itself. */
export function isInProcess(): boolean {
  return calls.getStore() !== undefined;
}
