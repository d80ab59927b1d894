import type { FastifyInstance } from "fastify";

/** On every answer, pages and API alike. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "strict-transport-security": "max-age=31536000",
};

/** What is not a page may run and show nothing at all. Pages bring their own policy. */
export const API_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** Puts the headers on every answer that Fastify sends; kept bytes carry their own copy. */
export function sendSecurityHeaders(fastify: FastifyInstance): void {
  fastify.addHook("onSend", async (_request, reply) => {
    for (const [name, value] of Object.entries(API_SECURITY_HEADERS)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
