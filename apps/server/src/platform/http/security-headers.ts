import type { FastifyInstance } from "fastify";

/** The headers of every reply, for pages and API alike. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

/**
 * The headers of replies that are not pages. Their Content-Security-Policy forbids all scripts and
 * content; pages have a policy of their own.
 */
export const API_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Adds the security headers to every reply that Fastify sends. Cached replies contain their own
 * copy.
 */
export function sendSecurityHeaders(fastify: FastifyInstance): void {
  fastify.addHook("onSend", async (_request, reply) => {
    for (const [name, value] of Object.entries(API_SECURITY_HEADERS)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
