import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Sharing } from "../cdn/sharing.ts";
import type { Seen, Versions } from "../versions.ts";

/** A complete reply before compression. */
export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the reply may be cached. By default only replies with status 200 may. */
  readonly keep?: boolean;
  /** The tags of the data that the reply depends on. */
  readonly seen: Seen;
}

type Encoding = "br" | "gzip" | "identity";

/**
 * A cached reply: its bytes and ready headers for each encoding. A body that is worth compressing
 * is stored only compressed once a visitor has asked for the reply: the plain body would take four
 * times the space of both compressed bodies, and hardly any browser asks for it. Until then only
 * pages that the server renders have read the reply, and they read the plain body.
 */
export interface Kept {
  readonly status: number;
  readonly etag: string;
  readonly size: number;
  /**
   * Whether the bodies are compressed. Otherwise the plain body is stored under both encodings: a
   * short body for good, a longer body until a visitor asks for the reply.
   */
  readonly compressed: boolean;
  /**
   * Whether the reply can be sent to a visitor: its body is compressed, or too short to be
   * compressed.
   */
  readonly ready: boolean;
  readonly bodies: Readonly<Record<Exclude<Encoding, "identity">, Buffer>>;
  readonly headers: Readonly<Record<Encoding, readonly string[]>>;
  readonly notModified: readonly string[];
  readonly seen: Seen;
}

/** The reader for whom a reply is looked up in the cache. */
export interface Caller {
  /**
   * Whether the caller is a page that the server renders from the reply. Such a caller must see
   * every change, also a change that a cached reply may leave out for a moment, because the page
   * itself will be cached. The rendering reads the plain body, so the reply is not compressed for
   * it.
   */
  readonly exact: boolean;
}

export interface ByteCache {
  /** Whether the cache has a fresh reply for this key. */
  has(key: string, caller: Caller): boolean;
  /** The cached reply for this key; undefined when there is none, or only a stale reply. */
  get(key: string, caller: Caller): Kept | undefined;
  /**
   * Returns the cached reply, or renders a new one. Simultaneous requests for the same missing
   * reply share one rendering (single flight), as long as nothing changes meanwhile.
   * @param render gets the number of the last change before the rendering
   */
  fill(
    key: string,
    caller: Caller,
    render: (startedAt: number) => Promise<Rendered>,
  ): Promise<Kept>;
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
  readonly kept: Kept;
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
  readonly sharing?: Sharing;
  readonly versions: Pick<Versions, "now" | "isFresh">;
}): ByteCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ kept }, key) =>
      kept.size + 2 * key.length + kept.seen.size * BYTES_OF_TAG + BYTES_AROUND,
  });
  const making = new Map<string, Promise<Kept>>();
  let hits = 0;
  let misses = 0;

  function isFresh({ kept, renderedAt }: Entry, { exact }: Caller): boolean {
    return versions.isFresh(kept.seen, exact ? Infinity : performance.now() - renderedAt);
  }

  async function make(
    key: string,
    { exact }: Caller,
    render: () => Promise<Rendered>,
  ): Promise<Kept> {
    const renderedAt = performance.now();
    const rendered = await render();
    const plain = plainReply(rendered, sharing);
    const kept = exact || plain.ready ? plain : await compressed(plain);
    // Error replies are not cached: they are cheap to render, and a scan of random addresses would
    // fill the memory.
    if (rendered.keep ?? kept.status === 200) entries.set(key, { kept, renderedAt });
    return kept;
  }

  /** Compresses the body of an uncompressed entry for the first visitor who asks for its reply. */
  async function makeReady(key: string, entry: Entry): Promise<Kept> {
    const kept = await compressed(entry.kept);
    // The entry may have been replaced by a newer reply while the older reply was compressed.
    if (entries.peek(key) === entry) entries.set(key, { ...entry, kept });
    return kept;
  }

  /** Runs a task once for all simultaneous callers who give the same name for it. */
  function once(name: string, task: () => Promise<Kept>): Promise<Kept> {
    const running = making.get(name);
    if (running) return running;
    const made = task().finally(() => making.delete(name));
    making.set(name, made);
    return made;
  }

  function fresh(key: string, caller: Caller): Entry | undefined {
    const entry = entries.get(key);
    return entry && isFresh(entry, caller) ? entry : undefined;
  }

  return {
    has(key, caller) {
      const entry = entries.peek(key);
      return entry !== undefined && isFresh(entry, caller);
    },
    get(key, caller) {
      const kept = fresh(key, caller)?.kept;
      if (!kept || !(kept.ready || caller.exact)) return undefined;
      hits++;
      return kept;
    },
    async fill(key, caller, render) {
      const entry = fresh(key, caller);
      if (entry) {
        hits++;
        if (entry.kept.ready || caller.exact) return entry.kept;
        return once(`compress ${entry.kept.etag} ${key}`, () => makeReady(key, entry));
      }
      misses++;
      const startedAt = versions.now();
      const reader = caller.exact ? "page" : "visitor";
      return once(`${reader} ${startedAt} ${key}`, () =>
        make(key, caller, () => render(startedAt)),
      );
    },
    usage: () => ({ hits, misses, entries: entries.size, bytes: entries.calculatedSize }),
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/**
 * This Brotli quality gives a good size within a few milliseconds. A page is compressed once and
 * sent many times.
 */
const BROTLI_QUALITY = 5;
/** A body of fewer bytes does not become smaller by compression. */
const WORTH_COMPRESSING = 1024;

/**
 * Copies bytes into memory of their own. A result of zlib, or of `Buffer.from`, is a view of a larger
 * buffer that it shares with others, and the whole buffer would stay in memory.
 */
function compact(view: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(view.byteLength);
  view.copy(copy);
  return copy;
}

/** The header for a shop without a CDN: every browser asks the shop each time. */
const ownOnly: Sharing = () => ({ "cache-control": "public, max-age=0, must-revalidate" });

/**
 * Builds the reply with its plain body, and states whether it must be compressed before a visitor
 * gets it.
 */
function plainReply(
  { status, headers: own, body, seen, keep = status === 200 }: Rendered,
  sharing: Sharing,
): Kept {
  const shared = { ...(keep && status === 200 ? sharing : ownOnly)(seen), ...own };
  const identity = compact(Buffer.from(body));
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  const notModified = [...Object.entries(shared).flat(), "etag", etag, "vary", "accept-encoding"];
  const headers = [...notModified, "content-length", String(identity.byteLength)];
  return {
    status,
    etag,
    size: identity.byteLength,
    compressed: false,
    ready: identity.byteLength < WORTH_COMPRESSING,
    bodies: { br: identity, gzip: identity },
    headers: { br: headers, gzip: headers, identity: headers },
    notModified,
    seen,
  };
}

async function compressed(plain: Kept): Promise<Kept> {
  const identity = plain.bodies.gzip;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  const [br, gz] = await Promise.all([
    brotli(identity, { params }).then(compact),
    zip(identity).then(compact),
  ]);
  const headersOf = (encoding: "br" | "gzip", body: Buffer) => [
    ...plain.notModified,
    ...["content-length", String(body.byteLength), "content-encoding", encoding],
  ];
  return {
    ...plain,
    size: br.byteLength + gz.byteLength,
    compressed: true,
    ready: true,
    bodies: { br, gzip: gz },
    headers: {
      br: headersOf("br", br),
      gzip: headersOf("gzip", gz),
      identity: plain.headers.identity,
    },
  };
}

/** Sends a cached reply directly, without Fastify's serialisation and hooks. */
export function sendKept(kept: Kept, request: FastifyRequest, reply: FastifyReply): void {
  const { headers } = request.raw;
  reply.hijack();
  if (kept.status === 200 && headers["if-none-match"]?.includes(kept.etag)) {
    reply.raw.writeHead(304, kept.notModified as string[]);
    reply.raw.end();
    return;
  }
  const encoding = encodingFor(headers["accept-encoding"]);
  reply.raw.writeHead(kept.status, kept.headers[encoding] as string[]);
  if (request.raw.method === "HEAD") reply.raw.end();
  else reply.raw.end(bodyOf(kept, encoding));
}

/** Returns the body of a cached reply in an encoding. */
export function bodyOf({ bodies, compressed }: Kept, encoding: Encoding): Buffer {
  if (encoding !== "identity") return bodies[encoding];
  return compressed ? gunzipSync(bodies.gzip) : bodies.gzip;
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== "string") return "identity";
  if (accepted.includes("br") && !/\bbr;q=0(?:\.0*)?(?:,|$)/.test(accepted)) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}
