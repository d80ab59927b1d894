import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { type Limit, type Limits, networkOf } from "../limits.ts";
import type { Versions } from "../versions.ts";
import { type ByteCache, type Rendered, sendKept } from "./byte-cache.ts";

/** So many spellings of addresses are remembered; a scan with made-up ones can't fill memory. */
const ADDRESSES_KNOWN = 5000;
const LONGEST_KNOWN = 500;

/**
 * Answers that one address may have made for it in a minute, pages and calls together: what a house
 * full of shoppers does not come to, and what a scan with made-up searches is stopped by.
 */
const MADE_ANSWERS: Limit = { name: "made answers", times: 600, seconds: 60 };

/**
 * Kept bytes cost next to nothing and are not counted. Pages ask the API from the server's own
 * address, on behalf of somebody who was counted with the page.
 */
async function countMade(limits: Limits, { ip }: FastifyRequest): Promise<void> {
  if (!OWN_ADDRESS.test(ip)) await limits.use(MADE_ANSWERS, networkOf(ip));
}
const OWN_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;

/**
 * The two ends of a route that answers everybody alike from kept bytes: made once for a state of
 * the shop. An address that was answered before is recognised as it was written, before anything
 * is parsed; other spellings of it (unknown or reordered parameters) share the answer.
 */
export function keptRoute(
  {
    cache,
    versions,
    limits,
  }: { cache: ByteCache; versions: Pick<Versions, "current">; limits: Limits },
  keyOf: (request: FastifyRequest) => string,
  render: (request: FastifyRequest, reply: FastifyReply) => Promise<Rendered>,
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
      const kept = key === undefined ? undefined : cache.get(key, versions.current());
      if (kept) sendKept(kept, request, reply);
      else done();
    },
    async handler(request, reply) {
      const key = keyOf(request);
      // Read before the answer is made: a change meanwhile makes it one of the old state.
      const version = versions.current();
      if (!cache.has(key, version)) await countMade(limits, request);
      const kept = await cache.fill(key, version, () => render(request, reply));
      remember(request.raw.url ?? "", key);
      sendKept(kept, request, reply);
      return reply;
    },
  };
}
