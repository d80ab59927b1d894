import { LRUCache } from "lru-cache";
import type { SharingHeaders } from "../cdn/sharing.ts";
import type { Versions } from "../versions.ts";
import {
  type CachedReply,
  type Encoding,
  inEncoding,
  isReadyIn,
  ownOnly,
  plainReply,
  type Rendered,
} from "./cached-reply.ts";

/** The reader for whom a reply is looked up in the cache. */
export interface Caller {
  /**
   * Whether the caller is a page that the server renders from the reply. Such a caller must see
   * every change, also a change that a cached reply may leave out for a moment, because the page
   * itself will be cached.
   */
  readonly exact: boolean;
  /** The encoding in which the caller wants the body. */
  readonly encoding: Encoding;
}

export interface ByteCache {
  /** Whether the cache has a fresh reply for this key. */
  has(key: string, caller: Caller): boolean;
  /** The cached reply for this key; undefined when there is none, or only a stale reply. */
  get(key: string, caller: Caller): CachedReply | undefined;
  /**
   * Returns the cached reply, or renders a new one. Simultaneous requests for the same missing
   * reply share one rendering (single flight), as long as nothing changes meanwhile.
   * @param render gets the number of the last change before the rendering
   */
  fill(
    key: string,
    caller: Caller,
    render: (startedAt: number) => Promise<Rendered>,
  ): Promise<CachedReply>;
  /** The number and size of the cached replies, and the hits and misses since the start. */
  usage(): CacheUsage;
}

export interface CacheUsage {
  /** Replies that were served from the cache. */
  readonly hits: number;
  /** Replies that had to be rendered, or waited for a rendering. */
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

interface Entry {
  readonly reply: CachedReply;
  /** The time of the rendering in milliseconds, by a monotonic clock. */
  readonly renderedAt: number;
}

/**
 * The largest overhead of an entry besides its key and bodies: headers, buffers, map entries.
 * Without counting it, a scan with random searches that find nothing would fill the memory.
 */
const BYTES_AROUND = 4096;
/** The overhead of each tag that an entry depends on. */
const BYTES_OF_TAG = 64;

/** An LRU cache of complete replies with a limit in bytes. */
export function createByteCache({
  maxBytes,
  sharing = ownOnly,
  versions,
}: {
  readonly maxBytes: number;
  /**
   * Returns what a CDN may do with the replies; without this function a CDN revalidates each reply.
   */
  readonly sharing?: SharingHeaders;
  readonly versions: Pick<Versions, "now" | "isFresh">;
}): ByteCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ reply }, key) =>
      reply.size + 2 * key.length + reply.seen.size * BYTES_OF_TAG + BYTES_AROUND,
  });
  const rendering = createSingleFlight<Entry>();
  const encoding = createSingleFlight<CachedReply>();
  let hits = 0;
  let misses = 0;

  function isFresh({ reply, renderedAt }: Entry, { exact }: Caller): boolean {
    return versions.isFresh(reply.seen, exact ? Infinity : performance.now() - renderedAt);
  }

  function fresh(key: string, caller: Caller): Entry | undefined {
    const entry = entries.get(key);
    return entry && isFresh(entry, caller) ? entry : undefined;
  }

  async function make(
    key: string,
    wanted: Encoding,
    render: () => Promise<Rendered>,
  ): Promise<Entry> {
    const renderedAt = performance.now();
    const rendered = await render();
    const entry = { reply: await inEncoding(plainReply(rendered, sharing), wanted), renderedAt };
    // Error replies are not cached: they are cheap to render, and a scan of random addresses would
    // fill the memory.
    if (rendered.keep ?? rendered.status === 200) entries.set(key, entry);
    return entry;
  }

  /** Adds the body in an encoding to an entry, for the first caller who wants that encoding. */
  async function encode(key: string, entry: Entry, wanted: Encoding): Promise<CachedReply> {
    const reply = await inEncoding(entry.reply, wanted);
    // The entry may have been replaced by a newer reply during the compression.
    if (entries.peek(key) === entry) entries.set(key, { ...entry, reply: reply });
    return reply;
  }

  return {
    has(key, caller) {
      const entry = entries.peek(key);
      return entry !== undefined && isFresh(entry, caller);
    },
    get(key, caller) {
      const reply = fresh(key, caller)?.reply;
      if (!reply || !isReadyIn(reply, caller.encoding)) return undefined;
      hits++;
      return reply;
    },
    async fill(key, caller, render) {
      let entry = fresh(key, caller);
      if (entry) hits++;
      else {
        misses++;
        const startedAt = versions.now();
        const flight = `${startedAt} ${key}`;
        entry = await rendering(flight, () => make(key, caller.encoding, () => render(startedAt)));
      }
      const { reply } = entry;
      if (isReadyIn(reply, caller.encoding)) return reply;
      const flight = `${caller.encoding} ${reply.etag} ${key}`;
      return encoding(flight, () => encode(key, entry, caller.encoding));
    },
    usage: () => ({ hits, misses, entries: entries.size, bytes: entries.calculatedSize }),
  };
}

/** Creates a function that runs a task once for all simultaneous callers with the same key. */
function createSingleFlight<T>(): (key: string, task: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, task) => {
    const known = running.get(key);
    if (known) return known;
    const started = task().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
