import type { ClientOptions } from "@suvarna/contract/client";
import type { FastifyInstance, InjectOptions } from "fastify";

/**
 * A client's way into the server's own routes, with all of the HTTP handling and no socket: pages
 * are rendered from what the API would give.
 * @param addressOf where each call comes from; the server's own address by default
 */
export function fetchInProcess(
  server: FastifyInstance,
  addressOf: () => string = () => "127.0.0.1",
): ClientOptions["fetch"] {
  return async (input, init) => {
    const { statusCode, headers, rawPayload } = await server.inject({
      method: (init?.method ?? "GET") as NonNullable<InjectOptions["method"]>,
      url: String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
      remoteAddress: addressOf(),
      ...(typeof init?.body === "string" ? { payload: init.body } : {}),
    });
    return new Response(
      statusCode === 204 || statusCode === 304 ? null : new Uint8Array(rawPayload),
      {
        status: statusCode,
        headers: { "content-type": String(headers["content-type"] ?? "application/json") },
      },
    );
  };
}
