import type { ClientOptions } from "@suvarna/contract/client";
import type { FastifyInstance, InjectOptions } from "fastify";
import { asInProcess } from "../platform/http/in-process.ts";

/**
 * A `fetch` that calls the server's own routes in process, with full HTTP handling but without a
 * socket. Pages are rendered with it from the API's replies.
 * @param addressOf the address that each call appears to come from, as if a visitor made it; without
 *   it the calls are the server's own
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
