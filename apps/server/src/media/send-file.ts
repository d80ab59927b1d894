import { createReadStream } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { StoredFile } from "./stored-file.ts";

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/**
 * Answers with a file, or 304 when the visitor has it already. An address that names a content
 * version (`?v=`) never changes its meaning, so only that one may be kept for good.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  contentType: string,
): FastifyReply {
  const etag = `W/"${file.bytes.toString(16)}-${Math.trunc(file.modifiedMs).toString(16)}"`;
  reply.header("etag", etag);
  reply.header(
    "cache-control",
    namesVersion(request.query)
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : `public, max-age=${DAY_SECONDS}`,
  );
  if (alreadyHeld(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply
    .type(contentType)
    .header("content-length", file.bytes)
    .send(createReadStream(file.path));
}

function namesVersion(query: unknown): boolean {
  return typeof query === "object" && query !== null && "v" in query && Boolean(query.v);
}

function alreadyHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // A proxy may have weakened or strengthened the mark; the bytes are the same.
  const opaque = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((held) => held.trim().replace(/^W\//, "") === opaque);
}
