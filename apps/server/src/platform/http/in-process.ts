import { AsyncLocalStorage } from "node:async_hooks";
import { EVERYTHING, type VersionSnapshot } from "../versions.ts";

/** An API call that the server has made to itself for a page. */
export interface PageCall {
  /** The tags of the data that the reply depends on, with their change numbers. */
  readonly seen: VersionSnapshot;
  /** The ETag of the reply; undefined for a reply without one, such as a refusal. */
  readonly etag: string | undefined;
  /**
   * Makes the same call again. Equal ETags tell that the page would get the same reply.
   * @param startedAt the number of the last change before the call
   */
  repeat(startedAt: number): Promise<PageCall>;
}

/** A page that is being rendered. */
interface Page {
  readonly calls: PageCall[];
  /** The number of the last change before the rendering of the page began. */
  readonly startedAt: number;
}

/** An API call that the server is making to itself. */
interface InProcessCall {
  /** The data that the reply depends on; undefined until the called route has reported it. */
  seen: VersionSnapshot | undefined;
}

/** The part of a reply that an in-process call remembers. */
interface Reply {
  readonly headers: { readonly etag?: string | undefined };
}

const pages = new AsyncLocalStorage<Page>();
const calls = new AsyncLocalStorage<InProcessCall>();

/**
 * Renders a page, and collects the API calls that the server makes for it.
 * @param startedAt the number of the last change before the rendering
 */
export async function collectCalls<T>(
  startedAt: number,
  render: () => Promise<T>,
): Promise<{ rendered: T; calls: readonly PageCall[] }> {
  const page: Page = { calls: [], startedAt };
  const rendered = await pages.run(page, render);
  return { rendered, calls: page.calls };
}

/**
 * Returns the tags of a page that is made from the replies of some calls, with their change
 * numbers. When two replies have the same tag, the smaller number counts, because a page is as old
 * as the oldest reply in it.
 */
export function seenByAll(calls: readonly Pick<PageCall, "seen">[]): VersionSnapshot {
  const least = new Map<string, number>();
  for (const { seen } of calls) {
    for (const [tag, number] of seen) least.set(tag, Math.min(number, least.get(tag) ?? number));
  }
  return least;
}

/**
 * Marks an API call that the server makes to its own routes. The mark is stored with the running
 * code (AsyncLocalStorage) and is not part of the request, so nobody can send the mark from
 * outside. When a called route does not record what its reply depends on, the page depends on
 * everything.
 */
export async function asInProcess<R extends Reply>(call: () => Promise<R>): Promise<R> {
  const page = pages.getStore();
  const running: InProcessCall = { seen: undefined };
  let etag: string | undefined;
  try {
    const reply = await calls.run(running, call);
    ({ etag } = reply.headers);
    return reply;
  } finally {
    page?.calls.push({
      seen: running.seen ?? new Map([[EVERYTHING, page.startedAt]]),
      etag,
      async repeat(startedAt) {
        const { calls } = await collectCalls(startedAt, () => asInProcess(call));
        return calls[0] as PageCall;
      },
    });
  }
}

/** Records what the running call's reply depends on, for the page for which the server calls. */
export function reportSeenVersions(seen: VersionSnapshot): void {
  const call = calls.getStore();
  if (call) call.seen = seen;
}

/** Whether the running code answers a call that the server makes to itself. */
export function isInProcess(): boolean {
  return calls.getStore() !== undefined;
}
