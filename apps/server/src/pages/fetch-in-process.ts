import type { ClientOptions } from "@suvarna/contract/client";
import type { FastifyInstance, InjectOptions } from "fastify";
import { asInProcess } from "../platform/http/in-process.ts";

/**
 * Creates a `fetch` that calls the server's own routes in process, with full HTTP handling but
 * without a socket. Pages are rendered from the replies of these calls.
 * @param addressOf returns the network address from which a call appears to come, as if a visitor
 *   made the call; without this function the calls are the server's own
 */
export function fetchInProcess(
  server: FastifyInstance,
  addressOf?: () => string,
): ClientOptions["fetch"] {
  return async (input, init) => {
    const call = async () =>
      server.inject({
        method: (init?.method ?? "GET") as NonNullable<InjectOptions["method"]>,
        url: String(input),
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(addressOf ? { remoteAddress: addressOf() } : {}),
        ...(typeof init?.body === "string" ? { payload: init.body } : {}),
      });
    const { statusCode, headers, rawPayload } = await (addressOf ? call() : asInProcess(call));
    return new Response(
      statusCode === 204 || statusCode === 304 ? null : new Uint8Array(rawPayload),
      {
        status: statusCode,
        headers: { "content-type": String(headers["content-type"] ?? "application/json") },
      },
    );
  };
}
