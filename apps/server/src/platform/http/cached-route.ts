import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { type Limit, type Limits, networkOf } from "../limits.ts";
import type { ByteCache, Caller } from "./byte-cache.ts";
import { type CachedReply, encodingFor, type Rendered, sendCached } from "./cached-reply.ts";
import { isInProcess, reportSeenVersions } from "./in-process.ts";

/**
 * For how many addresses the cache key is remembered. The limit keeps a scan of random addresses
 * from filling the memory.
 */
const ADDRESSES_KNOWN = 5000;
const LONGEST_KNOWN = 500;

/**
 * The most renderings per network address and minute, of pages and API calls together. A large
 * household stays below the limit; a scan with random searches does not.
 */
const RENDERINGS: Limit = { name: "made answers", times: 600, seconds: 60 };

/**
 * Counts a rendering for the caller's address. Cached replies are cheap and not counted. An API
 * call that the server makes to itself for a page was already counted with the page.
 */
async function countRendering(limits: Limits, { ip }: FastifyRequest): Promise<void> {
  if (!isInProcess()) await limits.consume(RENDERINGS, networkOf(ip));
}

/**
 * Sends a cached reply. When the server makes the call for a page, the page's dependencies get
 * those of the reply.
 */
function send(cached: CachedReply, request: FastifyRequest, reply: FastifyReply): void {
  reportSeenVersions(cached.seen);
  sendCached(cached, request, reply);
}

function callerOf(request: FastifyRequest): Caller {
  return { exact: isInProcess(), encoding: encodingFor(request) };
}

/**
 * Creates the handlers of a public route whose reply is cached: it is rendered once, and again only
 * after a change of the data on which it depends. The raw address of a repeated request is
 * recognised before anything is parsed; other spellings of the address (unknown or reordered
 * parameters) share the reply.
 * @param render gets the number of the last change before the rendering, and the reply's key
 */
export function cachedRoute(
  { cache, limits }: { cache: ByteCache; limits: Limits },
  keyOf: (request: FastifyRequest) => string,
  render: (
    request: FastifyRequest,
    reply: FastifyReply,
    startedAt: number,
    key: string,
  ) => Promise<Rendered>,
): Pick<RouteOptions, "onRequest" | "handler"> {
  const known = new Map<string, string>();

  function remember(address: string, key: string): void {
    if (address.length > LONGEST_KNOWN) return;
    if (known.size >= ADDRESSES_KNOWN) known.clear();
    known.set(address, key);
  }

  return {
    onRequest(request, reply, done) {
      const key = known.get(request.raw.url ?? "");
      const cached = key === undefined ? undefined : cache.get(key, callerOf(request));
      if (cached) send(cached, request, reply);
      else done();
    },
    async handler(request, reply) {
      const key = keyOf(request);
      const caller = callerOf(request);
      if (!cache.has(key, caller)) await countRendering(limits, request);
      const newReply = await cache.fill(key, caller, (startedAt) =>
        render(request, reply, startedAt, key),
      );
      remember(request.raw.url ?? "", key);
      send(newReply, request, reply);
      return reply;
    },
  };
}
