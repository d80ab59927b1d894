import { createHmac } from "node:crypto";
import { SECURITY_ERRORS } from "@suvarna/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../limits.ts";
import { purposeKey } from "../purpose-key.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The code of the error with which the request was answered; null when there was no error. */
    refusal: string | null;
  }
}

const PSEUDONYM_LENGTH = 12;

/**
 * Logs each refusal that may belong to an attack: the code, the call, the user if one is logged in,
 * and a pseudonym of the network address. The pseudonym of an address is the same in every process
 * and after every start, so that the lines of one attacker can be found. Only somebody with the
 * shop's secret can turn the pseudonym back into the address.
 */
export function logSecurityEvents(server: FastifyInstance, secret: string): void {
  const key = purposeKey(secret, "security log");
  const pseudonymOf = (address: string) =>
    createHmac("sha256", key)
      .update(networkOf(address))
      .digest("base64url")
      .slice(0, PSEUDONYM_LENGTH);

  server.addHook("onResponse", async (request) => {
    const { refusal, method, identity, routeOptions } = request;
    if (refusal === null || !concernsSecurity(request, refusal)) return;
    const who = identity ? { user: identity.userId, role: identity.role } : {};
    const network = pseudonymOf(request.ip);
    request.log.warn(
      { security: refusal, method, route: routeOptions.url, ...who, network },
      "a call was refused",
    );
  });
}

/**
 * Whether a refusal may belong to an attack. A call without a token comes from a visitor; a call
 * with an invalid token may come from a thief.
 */
function concernsSecurity({ headers }: FastifyRequest, code: string): boolean {
  if (code === "unauthenticated") return headers.authorization !== undefined;
  return SECURITY_ERRORS.has(code);
}
