import { readFile } from "node:fs/promises";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../platform/errors.ts";
import { SECURITY_HEADERS } from "../platform/http/security-headers.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const PREFIX = "/admin";
const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * Serves the back office below `/admin`: its files, and for every other address the one page of the
 * application, which then shows what belongs to the address. The page contains no inline script and
 * no data, and the API checks each call of the page.
 * @param build the folder of the back office's build
 */
export async function registerBackOffice(server: FastifyInstance, build: string): Promise<void> {
  const page = await readFile(join(build, "index.html"));
  const headers = {
    ...SECURITY_HEADERS,
    // The back office reads the tags of pieces with the camera. The picture stays on the staff's
    // device.
    "permissions-policy": "camera=(self), microphone=(), geolocation=()",
    "content-security-policy": contentSecurityPolicy([]),
    "content-type": "text/html; charset=utf-8",
    // The names of the page's script files change with every build, so the browser must ask for the
    // page each time.
    "cache-control": "no-cache",
    "x-robots-tag": "noindex",
  };
  await server.register(staticFiles, {
    root: join(build, "assets"),
    prefix: `${PREFIX}/assets/`,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (reply) => reply.header("cache-control", FOR_EVER),
  });
  for (const url of [PREFIX, `${PREFIX}/*`]) {
    server.route({
      method: "GET",
      url,
      schema: { hide: true },
      handler(request, reply) {
        if (request.url.startsWith(`${PREFIX}/assets/`)) throw new Refusal("not_found");
        return reply.headers(headers).send(page);
      },
    });
  }
}
