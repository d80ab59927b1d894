import { createReadStream } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { StoredFile } from "./stored-file.ts";

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/**
 * Sends a file, or status 304 when the browser already has it. An address with a content version
 * (`?v=`) or a unique id always means the same bytes, so only its reply may be cached for a year.
 * @param isFinal whether the address has a unique id
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  contentType: string,
  isFinal = false,
): FastifyReply {
  // The entity tag of a file that never changes contains no time, because the copies on several
  // machines have different times.
  const version = isFinal ? "final" : Math.trunc(file.modifiedMs).toString(16);
  const etag = `W/"${file.bytes.toString(16)}-${version}"`;
  reply.header("etag", etag);
  // Other sites may show the shop's pictures: web mail, feed readers and shared links do.
  reply.header("cross-origin-resource-policy", "cross-origin");
  reply.header(
    "cache-control",
    isFinal || namesVersion(request.query)
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : `public, max-age=${DAY_SECONDS}`,
  );
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply
    .type(contentType)
    .header("content-length", file.bytes)
    .send(createReadStream(file.path));
}

function namesVersion(query: unknown): boolean {
  return typeof query === "object" && query !== null && "v" in query && Boolean(query.v);
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // A proxy may have made the entity tag weak or strong (`W/`), but the bytes are the same.
  const opaque = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque);
}
