import type { ClientOptions } from "@suvarna/contract/client";
import type { FastifyInstance, InjectOptions } from "fastify";

/**
 * A `fetch` that calls the server's own routes in process, with full HTTP handling but without a
 * socket. Pages are rendered with it from the API's replies.
 * @param addressOf the address that each call appears to come from; by default the server's own
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
