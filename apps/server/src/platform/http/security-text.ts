import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";

const PATH = "/.well-known/security.txt";
/** RFC 9116 recommends that a security.txt expires in less than a year. */
const VALID_MS = 180 * 24 * 3_600_000;

/**
 * Registers `GET /.well-known/security.txt` (RFC 9116), which tells people where to report a
 * weakness of the shop. Without a contact in the settings the route is not registered.
 */
export function registerSecurityText(
  server: FastifyInstance,
  { securityContact, publicUrl }: Pick<Config, "securityContact" | "publicUrl">,
  clock: Clock,
): void {
  if (securityContact === null) return;
  server.get(PATH, { schema: { hide: true } }, async (_request, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(clock().getTime() + VALID_MS).toISOString()}`,
      "Preferred-Languages: en, hi",
      `Canonical: ${publicUrl}${PATH}`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}
