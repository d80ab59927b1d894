import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { MAX_UPLOAD_BYTES, UPLOADS_PATH } from "@suvarna/contract/media/uploads";
import type { FastifyReply, FastifyRequest } from "fastify";
import { API_PREFIX, type Api } from "../platform/http/api.ts";
import { requirePermission } from "../platform/http/handle.ts";
import type { Uploads } from "./uploads.ts";

const AUTH = { can: "products.edit" } as const;

/**
 * Registers the resumable uploads of staff. They follow the tus protocol instead of the contract,
 * because their request bodies are parts of files and their answers are headers.
 */
export function registerUploads(api: Api, uploads: Uploads): void {
  void api.fastify.register(async (scope) => {
    // The request body stays a stream, so that the received bytes of an interrupted part are kept.
    scope.addContentTypeParser("application/offset+octet-stream", (_request, body, done) =>
      done(null, body),
    );
    for (const [method, below] of [
      ["POST", ""],
      ["HEAD", "/:id"],
      ["PATCH", "/:id"],
      ["DELETE", "/:id"],
    ] as const) {
      scope.route({
        method,
        url: API_PREFIX + UPLOADS_PATH + below,
        bodyLimit: Math.max(...Object.values(MAX_UPLOAD_BYTES)),
        schema: { hide: true },
        config: { auth: AUTH },
        onRequest: requirePermission(api, AUTH),
        handler: (request, reply) => answer(uploads, request, reply),
      });
    }
  });
}

async function answer(uploads: Uploads, request: FastifyRequest, reply: FastifyReply) {
  const { method, url, headers, body, identity } = request;
  const sent = new Request(new URL(url, "http://shop.invalid"), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" && name !== "authorization" ? [[name, value]] : [],
    ),
    ...(body instanceof Readable
      ? { body: Readable.toWeb(body) as ReadableStream as unknown as BodyInit, duplex: "half" }
      : {}),
  } as RequestInit);
  const response = await uploads.answer(sent, identity?.userId ?? "");
  for (const [name, value] of response.headers) {
    if (name !== "content-length") reply.header(name, value);
  }
  reply.header("cache-control", "no-store");
  return reply.code(response.status).send(await response.text());
}
