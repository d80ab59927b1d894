import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SharingHeaders } from "../cdn/sharing.ts";
import type { VersionSnapshot } from "../versions.ts";

/** A complete reply before compression. */
export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Whether the reply may be cached. By default only replies with status 200 may. */
  readonly keep?: boolean;
  /** The tags of the data that the reply depends on. */
  readonly seen: VersionSnapshot;
}

/** The encodings in which a reply can be sent. */
export type Encoding = "br" | "gzip" | "identity";

/** The bytes of a reply in one encoding, with all headers that are sent with the bytes. */
interface Encoded {
  readonly body: Buffer;
  readonly headers: readonly string[];
}

/**
 * A cached reply with its body in at least one encoding. A new reply has its plain body. Once a
 * visitor has asked for a compressed body, the plain body is dropped, because the plain body takes
 * four times as much memory and hardly any browser asks for it. Each compression is made for the
 * first visitor who asks for it, because most browsers ask for the same encoding.
 */
export interface CachedReply {
  readonly status: number;
  readonly etag: string;
  /** The size of all bodies together, in bytes. */
  readonly size: number;
  /** Whether the body is so short that it is never compressed. */
  readonly isShort: boolean;
  readonly encoded: Readonly<Partial<Record<Encoding, Encoded>>>;
  /** The headers that are sent in every encoding, and without a body when nothing has changed. */
  readonly notModified: readonly string[];
  readonly seen: VersionSnapshot;
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

/** Without a CDN every visitor's browser asks each time. */
export const ownOnly: SharingHeaders = () => ({
  "cache-control": "public, max-age=0, must-revalidate",
});

/** Builds the reply with its plain body. */
export function plainReply(
  { status, headers: own, body, seen, keep = status === 200 }: Rendered,
  sharing: SharingHeaders,
): CachedReply {
  const shared = { ...(keep && status === 200 ? sharing : ownOnly)(seen), ...own };
  const identity = compact(typeof body === "string" ? Buffer.from(body) : body);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  const notModified = [...Object.entries(shared).flat(), "etag", etag, "vary", "accept-encoding"];
  return {
    status,
    etag,
    size: identity.byteLength,
    isShort: identity.byteLength < WORTH_COMPRESSING,
    encoded: { identity: encodedOf(identity, notModified) },
    notModified,
    seen,
  };
}

function encodedOf(body: Buffer, notModified: readonly string[], encoding?: Encoding): Encoded {
  const length = ["content-length", String(body.byteLength)];
  const named = encoding === undefined ? [] : ["content-encoding", encoding];
  return { body, headers: [...notModified, ...length, ...named] };
}

/** Whether the reply can be sent to someone who asks for this encoding, without compressing it. */
export function isReadyIn({ isShort, encoded }: CachedReply, encoding: Encoding): boolean {
  return isShort || encoding === "identity" || encoded[encoding] !== undefined;
}

/** Returns the reply with its body in an encoding, and without its plain body. */
export async function inEncoding(reply: CachedReply, encoding: Encoding): Promise<CachedReply> {
  if (isReadyIn(reply, encoding)) return reply;
  const plain = plainBody(reply);
  const body = compact(await (encoding === "br" ? compressBrotli(plain) : zip(plain)));
  const { identity: _, ...compressed } = reply.encoded;
  const encoded = { ...compressed, [encoding]: encodedOf(body, reply.notModified, encoding) };
  const size = Object.values(encoded).reduce((sum, { body }) => sum + body.byteLength, 0);
  return { ...reply, encoded, size };
}

function compressBrotli(plain: Buffer): Promise<Buffer> {
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  });
}

/** The plain body of a reply, which is decompressed if the reply has only compressed bodies. */
export function plainBody({ encoded: { identity, br, gzip } }: CachedReply): Buffer {
  if (identity) return identity.body;
  if (br) return brotliDecompressSync(br.body);
  return gunzipSync((gzip as Encoded).body);
}

/** Sends a cached reply directly, without Fastify's serialisation and hooks. */
export function sendCached(
  cached: CachedReply,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { headers, method } = request.raw;
  reply.hijack();
  if (cached.status === 200 && headers["if-none-match"]?.includes(cached.etag)) {
    reply.raw.writeHead(304, cached.notModified as string[]);
    reply.raw.end();
    return;
  }
  const { encoded, notModified } = cached;
  const sent =
    encoded[encodingFor(request)] ?? encoded.identity ?? encodedOf(plainBody(cached), notModified);
  reply.raw.writeHead(cached.status, sent.headers as string[]);
  if (method === "HEAD") reply.raw.end();
  else reply.raw.end(sent.body);
}

/** The encoding in which a caller wants a reply. */
export function encodingFor({ raw: { headers } }: FastifyRequest): Encoding {
  const accepted = headers["accept-encoding"];
  if (typeof accepted !== "string") return "identity";
  if (accepted.includes("br") && !/\bbr;q=0(?:\.0*)?(?:,|$)/.test(accepted)) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}
