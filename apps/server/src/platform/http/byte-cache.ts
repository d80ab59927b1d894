import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

/** A finished answer, before it is compressed. */
export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether to keep it; when it is not said, a 200 is kept and nothing else. */
  readonly keep?: boolean;
}

type Encoding = "br" | "gzip" | "identity";

/**
 * An answer as bytes, with its headers ready to be written, for each encoding. A body that is worth
 * compressing is kept compressed only: its plain form would take four times the room of both others,
 * and hardly any browser asks for it.
 */
export interface Kept {
  readonly status: number;
  readonly etag: string;
  readonly size: number;
  /** Whether the bodies are compressed; a short one is kept as it is, in both places. */
  readonly compressed: boolean;
  readonly bodies: Readonly<Record<Exclude<Encoding, "identity">, Buffer>>;
  readonly headers: Readonly<Record<Encoding, readonly string[]>>;
  readonly notModified: readonly string[];
}

export interface ByteCache {
  /** Whether the answer of this key in this version is kept. */
  has(key: string, version: string): boolean;
  /** The answer of this key in this version, if it is kept. */
  get(key: string, version: string): Kept | undefined;
  /** The kept answer, or a new one: while it is made, all who ask for it wait for the one making. */
  fill(key: string, version: string, render: () => Promise<Rendered>): Promise<Kept>;
  /** What it holds, and how it was used since the start. */
  usage(): CacheUsage;
}

export interface CacheUsage {
  /** Answers that were kept already. */
  readonly hits: number;
  /** Answers that had to be made, or waited for. */
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

interface Entry {
  readonly version: string;
  readonly kept: Kept;
}

/**
 * What an entry takes at most besides its key and bodies: headers, buffers, places in maps. Left
 * uncounted, a scan with made-up searches that find nothing would fill the memory.
 */
const BYTES_AROUND = 4096;

/** Keeps finished answers up to so many bytes; the least recently used is dropped first. */
export function createByteCache({ maxBytes }: { maxBytes: number }): ByteCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ kept }, key) => kept.size + 2 * key.length + BYTES_AROUND,
  });
  const making = new Map<string, Promise<Kept>>();
  let hits = 0;
  let misses = 0;

  async function make(key: string, version: string, render: () => Promise<Rendered>) {
    const rendered = await render();
    const kept = await finish(rendered);
    // A refusal costs little to make again; kept, a scan for addresses would fill the memory.
    if (rendered.keep ?? kept.status === 200) entries.set(key, { version, kept });
    return kept;
  }

  return {
    has: (key, version) => entries.peek(key)?.version === version,
    get(key, version) {
      const entry = entries.get(key);
      if (entry?.version !== version) return undefined;
      hits++;
      return entry.kept;
    },
    fill(key, version, render) {
      const kept = this.get(key, version);
      if (kept) return Promise.resolve(kept);
      misses++;
      const id = `${version} ${key}`;
      const running = making.get(id);
      if (running) return running;
      const made = make(key, version, render).finally(() => making.delete(id));
      making.set(id, made);
      return made;
    },
    usage: () => ({ hits, misses, entries: entries.size, bytes: entries.calculatedSize }),
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Good size at a few milliseconds; a page is compressed once and sent many times. */
const BROTLI_QUALITY = 5;
/** Shorter bodies don't gain from it. */
const WORTH_COMPRESSING = 1024;

/** zlib answers with a view of its output buffer, which is kept whole for as long as the view is. */
function fitted(view: Buffer): Buffer {
  return Buffer.concat([view]);
}

async function finish({ status, headers, body }: Rendered): Promise<Kept> {
  const identity = Buffer.from(body);
  const small = identity.byteLength < WORTH_COMPRESSING;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  const [br, gz] = small
    ? [identity, identity]
    : await Promise.all([brotli(identity, { params }).then(fitted), zip(identity).then(fitted)]);
  const bodies = { br, gzip: gz };
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  const cached = [
    ...Object.entries(headers).flat(),
    "etag",
    etag,
    "vary",
    "accept-encoding",
    "cache-control",
    headers["cache-control"] ?? "public, max-age=0, must-revalidate",
  ];
  const headersOf = (encoding: Encoding) => [
    ...cached,
    "content-length",
    String({ ...bodies, identity }[encoding].byteLength),
    ...(encoding === "identity" || small ? [] : ["content-encoding", encoding]),
  ];
  return {
    status,
    etag,
    size: small ? identity.byteLength : br.byteLength + gz.byteLength,
    compressed: !small,
    bodies,
    headers: { br: headersOf("br"), gzip: headersOf("gzip"), identity: headersOf("identity") },
    notModified: cached,
  };
}

/** Writes a kept answer past Fastify's serialising and hooks: nothing is made for the request. */
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

/** The body of a kept answer in an encoding. */
export function bodyOf({ bodies, compressed }: Kept, encoding: Encoding): Buffer {
  if (encoding !== "identity") return bodies[encoding];
  return compressed ? gunzipSync(bodies.gzip) : bodies.gzip;
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== "string") return "identity";
  if (accepted.includes("br") && !/\bbr;q=0(?:\.0*)?(?:,|$)/.test(accepted)) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}
