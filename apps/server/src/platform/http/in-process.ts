import { AsyncLocalStorage } from "node:async_hooks";
import { EVERYTHING, type Seen } from "../versions.ts";

/** Collects what a page depends on, from the replies of the calls that the server makes for it. */
interface Collector {
  /**
   * Adds what a reply depends on. Of several numbers of a tag the smallest counts, because a page is
   * as old as the oldest reply in it.
   */
  add(seen: Seen): void;
  /** Everything that was added until now. */
  seen(): Seen;
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
  /** The number of the last change before its rendering. */
  readonly startedAt: number;
}

/** A call of the server to itself. */
interface InProcessCall {
  readonly page: Page | undefined;
  /** Whether the called route has told what its reply depends on. */
  hasTold: boolean;
}

const pages = new AsyncLocalStorage<Page>();
const calls = new AsyncLocalStorage<InProcessCall>();

/**
 * Renders a page, and finds out what it depends on.
 * @param startedAt the number of the last change before
 */
export async function collectSeen<T>(
  startedAt: number,
  render: () => Promise<T>,
): Promise<{ rendered: T; seen: Seen }> {
  const collector = createCollector();
  const rendered = await pages.run({ collector, startedAt }, render);
  return { rendered, seen: collector.seen() };
}

/**
 * Marks a call that the server makes to its own routes. The mark belongs to the running code and is
 * not part of the request, so nobody can send it from outside. A page depends on everything if the
 * route of one of its calls does not tell what its reply depends on.
 */
export async function asInProcess<T>(call: () => Promise<T>): Promise<T> {
  const page = pages.getStore();
  const running: InProcessCall = { page, hasTold: false };
  try {
    return await calls.run(running, call);
  } finally {
    if (page && !running.hasTold) page.collector.add(new Map([[EVERYTHING, page.startedAt]]));
  }
}

/** Tells the page that the running call is made for what its reply depends on. */
export function tellSeen(seen: Seen): void {
  const call = calls.getStore();
  if (!call) return;
  call.hasTold = true;
  call.page?.collector.add(seen);
}

/** Whether the running code answers a call that the server makes to itself. */
export function isInProcess(): boolean {
  return calls.getStore() !== undefined;
}
